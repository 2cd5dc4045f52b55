import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A magnifying glass over an empty place on a notice board, for lists without a match.
 *
 * @example
 * <NoMatchScene title="A magnifying glass over an empty place on a notice board" />
 */
export function NoMatchScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M36 200C26 116 94 46 184 46c62 0 94-14 150-8 76 8 116 60 112 132-6 98-72 146-188 150C124 324 46 292 36 200Z"
      />
      <path
        className="fill-scene-sky-deep"
        d="M38 232c48-46 98-54 152-22 62-50 160-50 250 2-12 68-76 104-182 108-122 4-206-22-220-88Z"
      />
      <path
        className="fill-scene-ground"
        d="M22 306c68-18 372-18 436 2 9 3 6 13-3 15-76 17-352 17-428 0-10-2-14-14-5-17Z"
      />

      {/* tree behind the board */}
      <path className="stroke-scene-wood-shade" strokeWidth="6" d="M78 252v54" />
      <path
        className="fill-scene-leaf-deep"
        d="M48 252c-4-34 10-62 30-84 20 22 34 50 30 84-18 6-42 6-60 0Z"
      />
      <path
        className="fill-scene-leaf"
        d="M48 252c-4-34 10-62 30-84-6 30-8 58-6 88-9 0-17-2-24-4Z"
      />

      {/* posts */}
      <path
        className="fill-scene-shadow"
        d="M114 308c40-7 226-7 270 1 6 3 0 7-8 8-80 5-176 4-254-1-9-1-14-5-8-8Z"
      />
      <path className="fill-scene-wood" d="M130 96h18v214c-6 3-12 3-18 0V96Z" />
      <path className="fill-scene-wood-shade" d="M141 96h7v214c-2 1-5 2-7 2V96Z" />
      <path className="fill-scene-wood" d="M332 96h18v214c-6 3-12 3-18 0V96Z" />
      <path className="fill-scene-wood-shade" d="M343 96h7v214c-2 1-5 2-7 2V96Z" />

      {/* board: frame, cork, the shadow of the roof */}
      <path
        className="fill-scene-wood-shade"
        d="M106 102h268v134c0 4-3 7-7 7H113c-4 0-7-3-7-7V102Z"
      />
      <path className="fill-scene-wood" d="M106 102h268v129c0 4-3 7-7 7H113c-4 0-7-3-7-7V102Z" />
      <path
        className="fill-scene-wood-light"
        d="M117 102h246v121c0 2-2 4-4 4H121c-2 0-4-2-4-4V102Z"
      />
      <path className="fill-scene-wood" opacity="0.6" d="M117 102h246v14H117z" />

      {/* notices around the empty place */}
      <g transform="rotate(-4 152 150)">
        <path className="fill-scene-shadow" d="M131 127h48v54h-48z" />
        <path className="fill-scene-paper" d="M128 124h48v40l-12 14h-36v-54Z" />
        <path className="fill-scene-paper-shade" d="M176 164h-10c-1 0-2 1-2 2v12l12-14Z" />
        <path className="stroke-scene-leaf" strokeWidth="4" d="M138 142h28M138 152h20" />
        <circle className="fill-scene-clay" cx="152" cy="129" r="4.500" />
      </g>
      <g transform="rotate(5 152 204)">
        <path className="fill-scene-shadow" d="M134 194h42v24h-42z" />
        <path className="fill-scene-sun" d="M131 191h42v24h-42z" />
        <path className="stroke-scene-sun-deep" strokeWidth="4" d="M140 204h22" />
        <circle className="fill-scene-leaf-deep" cx="152" cy="195" r="4" />
      </g>
      <g transform="rotate(4 330 148)">
        <path className="fill-scene-shadow" d="M311 129h42v40h-42z" />
        <path className="fill-scene-leaf-light" d="M308 126h42v40h-42z" />
        <path className="stroke-scene-leaf-deep" strokeWidth="4" d="M317 144h24M317 153h14" />
        <circle className="fill-scene-sun" cx="329" cy="131" r="4.500" />
      </g>

      {/* roof */}
      <path
        className="fill-scene-clay"
        d="M92 98 230 54c7-2 13-2 20 0l138 44c8 3 8 12-1 12H93c-9 0-9-9-1-12Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="M240 52c3 0 7 1 10 2l138 44c8 3 8 12-1 12H262c4-22-4-42-22-58Z"
      />

      {/* the place where nothing hangs, and its pin */}
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="3.500"
        strokeDasharray="2 9"
        d="M220 142h56v60h-56z"
      />

      {/* magnifying glass */}
      <path className="stroke-scene-clay-deep" strokeWidth="20" d="m300 226 44 50" />
      <path className="stroke-scene-clay" strokeWidth="20" d="m298 228 42 48" />
      <path className="stroke-scene-line" strokeWidth="12" d="m282 208 14 16" />
      <circle className="fill-scene-paper" opacity="0.5" cx="248" cy="170" r="50" />
      <circle className="fill-scene-clay" cx="248" cy="147" r="5.5" />
      <circle className="stroke-scene-line" strokeWidth="11" cx="248" cy="170" r="52" />
      <path
        className="stroke-scene-paper"
        strokeWidth="5"
        opacity="0.9"
        d="M212 170c0-20 14-35 34-36"
      />

      {/* bush and grass */}
      <path
        className="fill-scene-leaf-deep"
        d="M372 312c-18-2-22-28-4-33 0-20 30-26 40-9 20-4 33 16 24 31 5 7 0 13-7 13l-53-2Z"
      />
      <path
        className="fill-scene-leaf"
        d="M372 312c-18-2-22-28-4-33 0-20 30-26 40-9-11 2-15 9-13 16-13-2-22 11-23 26Z"
      />
      <path
        className="stroke-scene-leaf-deep"
        strokeWidth="4"
        d="M186 318c-2-8-5-13-9-16M189 318c0-10 2-16 5-21M193 318c2-7 6-11 10-13"
      />
    </Scene>
  );
}
