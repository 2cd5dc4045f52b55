import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A note with a task, its price and its date, and the pencil that wrote it.
 *
 * @example
 * <NoteScene title="A note with a task on it" />
 */
export function NoteScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M42 206C26 120 80 58 168 46c62-9 108 6 162-2 74-10 118 52 114 130-4 88-58 140-176 142-122 3-208-22-226-110Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 312c66-12 366-13 432 1 8 3 5 11-3 13-74 15-352 15-426 0-9-2-12-11-3-14Z"
      />

      {/* note on a clipboard */}
      <path className="fill-scene-shadow" d="M144 76h196c8 0 14 6 14 14v218c0 6-4 10-10 10H144Z" />
      <path
        className="fill-scene-wood"
        d="M126 72c0-8 6-14 14-14h188c8 0 14 6 14 14v224c0 8-6 14-14 14H140c-8 0-14-6-14-14V72Z"
      />
      <path
        className="fill-scene-wood-shade"
        d="M328 58c8 0 14 6 14 14v224c0 8-6 14-14 14h-12V58Z"
      />
      <path className="fill-scene-paper" d="M142 78h184v216H142z" />
      <path className="fill-scene-paper-shade" d="M142 78h184v10H142z" />
      <path
        className="fill-scene-leaf-deep"
        d="M204 50c0-6 4-10 10-10h40c6 0 10 4 10 10v6h12c4 0 7 3 7 7v13H185V63c0-4 3-7 7-7h12v-6Z"
      />
      <circle className="fill-scene-leaf-light" cx="234" cy="56" r="6" />

      {/* what it says: a picture, lines, a price and a date */}
      <path className="fill-scene-sky-deep" d="M160 108h52v46h-52z" />
      <path
        className="fill-scene-clay"
        d="M170 146v-18h32v18h-6v-6h-20v6ZM172 122c0-4 3-6 6-6h16c3 0 6 2 6 6v4h-28Z"
      />
      <path className="stroke-scene-leaf-deep" strokeWidth="7" d="M228 116h78" />
      <path
        className="stroke-scene-paper-shade"
        strokeWidth="7"
        d="M228 134h60M228 150h70M164 180h140M164 198h104"
      />
      <path
        className="fill-scene-sun"
        d="M160 238c0-10 7-17 17-17h38c10 0 17 7 17 17s-7 17-17 17h-38c-10 0-17-7-17-17Z"
      />
      <path className="stroke-scene-clay-deep" strokeWidth="5" d="M180 238h32" />
      <path className="fill-scene-leaf" d="M250 226c0-3 2-5 5-5h46c3 0 5 2 5 5v8h-56Z" />
      <path className="fill-scene-sky-deep" d="M250 234h56v32c0 3-2 5-5 5h-46c-3 0-5-2-5-5v-32Z" />
      <path className="stroke-scene-leaf-deep" strokeWidth="5" d="m266 253 8 7 15-15" />

      {/* pencil */}
      <path className="fill-scene-sun" d="m372 148 24 12-64 124-24-12Z" />
      <path className="fill-scene-sun-deep" d="m384 154 12 6-64 124-12-6Z" />
      <path className="fill-scene-clay" d="m380 132c2-4 6-5 10-3l11 6c4 2 5 6 3 10l-8 15-24-12Z" />
      <path className="fill-scene-paper-shade" d="m308 272 24 12-22 22c-3 3-7 1-6-3Z" />
      <path className="fill-accent-ink" d="m306 288 13 7-9 11c-3 3-7 1-6-3Z" />

      {/* leaves */}
      <path className="fill-scene-leaf-deep" d="M84 314c-20-10-28-30-22-56 22 12 30 32 22 56Z" />
      <path className="fill-scene-leaf" d="M88 314c-6-30 4-54 26-70 8 30-2 54-26 70Z" />
      <path className="stroke-scene-leaf-deep" strokeWidth="3" d="M87 318c4-20 12-38 22-54" />
    </Scene>
  );
}
