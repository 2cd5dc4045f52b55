import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A tidy desk with a blank sheet under a lamp, for empty states.
 *
 * @example
 * <EmptyDeskScene title="An empty desk" />
 */
export function EmptyDeskScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M38 200C28 116 86 52 176 48c58-2 98-18 156-10 74 10 116 62 110 136-8 92-70 138-180 142C134 322 50 296 38 200Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 310c70-12 362-12 432 1 8 3 5 10-3 12-76 14-350 14-426 0-9-2-12-11-3-13Z"
      />

      {/* pictures on the wall */}
      <path
        className="fill-scene-paper"
        d="M268 78c0-4 3-7 7-7h58c4 0 7 3 7 7v70c0 4-3 7-7 7h-58c-4 0-7-3-7-7V78Z"
      />
      <path className="fill-scene-sky-deep" d="M276 79h56v68h-56z" />
      <path
        className="fill-scene-leaf-light"
        d="M276 128c14-16 26-18 34-8 8-9 15-9 22-2v29h-56v-19Z"
      />
      <path className="fill-scene-leaf" d="M276 140c18-12 36-12 56-6v13h-56v-7Z" />
      <circle className="fill-scene-sun" cx="316" cy="97" r="8" />
      <g transform="translate(0 -22)">
        <path
          className="fill-scene-clay"
          d="M356 100c0-4 2-6 6-6h30c4 0 6 2 6 6v36c0 4-2 6-6 6h-30c-4 0-6-2-6-6v-36Z"
        />
        <path className="fill-scene-paper" d="M364 102h26v32h-26z" />
        <path
          className="stroke-scene-clay"
          strokeWidth="3.5"
          d="M370 126c2-12 12-12 14 0M377 117v-7"
        />
      </g>

      {/* lamp light */}
      <path className="fill-scene-glow" d="m150 132 40 8 66 88H96Z" />

      {/* chair behind */}
      <path
        className="fill-scene-leaf-deep"
        d="M268 196c0-8 5-13 13-13h52c8 0 13 5 13 13l4 46h-86l4-46Z"
      />
      <path className="fill-scene-leaf" d="M268 196c0-8 5-13 13-13h30l-6 59h-41l4-46Z" />
      <path
        className="stroke-scene-line"
        strokeWidth="6"
        d="m290 262-6 52M326 262l6 52"
        opacity="0.75"
      />

      {/* desk */}
      <path className="fill-scene-shadow" d="M78 311h318c10 0 16 8 4 8H84c-10 0-18-8-6-8Z" />
      <path
        className="fill-scene-wood-shade"
        d="M92 244h18l-6 70h-12c-3 0-4-2-4-4l4-66ZM366 244h18l6 66c0 2-1 4-4 4h-12l-8-70Z"
      />
      <path
        className="fill-scene-wood"
        d="M92 244h9l-4 70h-5c-3 0-4-2-4-4l4-66ZM366 244h8l5 70h-5l-8-70Z"
      />
      <path
        className="fill-scene-wood-shade"
        d="M206 246h150v26c0 3-2 5-5 5H211c-3 0-5-2-5-5v-26Z"
      />
      <path className="fill-scene-wood" d="M212 250h66v21h-66zM284 250h66v21h-66z" />
      <path className="fill-scene-sun" d="M239 259h13v4h-13zM311 259h13v4h-13z" />
      <path
        className="fill-scene-wood"
        d="M66 232c0-4 2-6 6-6h332c4 0 6 2 6 6v8c0 4-2 6-6 6H72c-4 0-6-2-6-6v-8Z"
      />
      <path className="fill-scene-wood-light" d="M66 232c0-4 2-6 6-6h332c4 0 6 2 6 6H66Z" />
      <path className="fill-scene-wood-shade" d="M66 240h344c0 4-2 6-6 6H72c-4 0-6-2-6-6Z" />

      {/* lamp */}
      <path className="stroke-scene-line" strokeWidth="5" d="M102 222 84 160l56-48" />
      <circle className="fill-scene-sun-deep" cx="84" cy="160" r="6" />
      <path className="fill-scene-line" d="M80 226c0-6 8-10 22-10s22 4 22 10H80Z" />
      <path
        className="fill-scene-sun"
        d="m129 102 24-10c4-2 7 0 10 3l32 39c3 4 1 8-4 8l-50 3c-4 0-6-2-7-6l-9-29c-1-4 0-7 4-8Z"
      />
      <path
        className="fill-scene-sun-deep"
        d="m157 92 6 3 32 39c3 4 1 8-4 8l-18 1c2-20-4-37-16-51Z"
      />

      {/* blank sheet and pencil, lying on the desk */}
      <path className="fill-scene-paper" d="m138 219 86-1 14 8H126Z" />
      <path className="fill-scene-paper-shade" d="M126 226h112v4H126z" />
      <path className="stroke-scene-clay" strokeWidth="5" d="m206 214 32-12" />
      <path className="stroke-scene-line" strokeWidth="4" d="m201 216-4 1.5" />

      {/* mug and plant */}
      <path className="stroke-scene-clay-deep" strokeWidth="5" d="M292 204c14-3 14 16 0 14" />
      <path className="fill-scene-clay" d="M258 196h34v25c0 3-2 5-5 5h-24c-3 0-5-2-5-5v-25Z" />
      <path className="fill-scene-clay-deep" d="M281 196h11v25c0 3-2 5-5 5h-10c4-9 5-19 4-30Z" />
      <path
        className="stroke-scene-paper"
        strokeWidth="3.5"
        opacity="0.9"
        d="M268 186c-4-6 4-8 0-15M279 186c-4-6 4-8 0-15"
      />
      <path className="fill-scene-leaf-deep" d="M370 196c-19-5-28-20-26-42 19 6 28 21 26 42Z" />
      <path className="fill-scene-leaf" d="M371 196c-10-24-6-44 10-62 12 22 9 43-10 62Z" />
      <path className="fill-scene-leaf-light" d="M372 197c3-20 13-31 30-33 0 19-10 31-30 33Z" />
      <path
        className="fill-scene-paper"
        d="M352 194h38l-4 27c0 3-2 5-5 5h-20c-3 0-5-2-5-5l-4-27Z"
      />
      <path
        className="fill-scene-paper-shade"
        d="M377 194h13l-4 27c0 3-2 5-5 5h-9c5-10 6-20 5-32Z"
      />
    </Scene>
  );
}
