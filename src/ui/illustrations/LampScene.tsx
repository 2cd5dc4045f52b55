import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A ceiling lamp that was just connected, with the ladder still below it.
 *
 * @example
 * <LampScene title="A new ceiling lamp" />
 */
export function LampScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M38 204C26 120 88 52 176 46c62-6 104 6 158 2 72-6 118 48 114 126-4 88-60 140-174 144-122 4-222-22-236-114Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 310c70-12 362-12 432 1 8 3 5 10-3 12-76 14-350 14-426 0-9-2-12-11-3-13Z"
      />

      {/* light, cord and shade */}
      <path className="fill-scene-glow" d="m176 142-62 168h260l-62-168Z" />
      <path className="fill-scene-paper-shade" d="M218 30h52c3 0 5 2 5 5v7h-62v-7c0-3 2-5 5-5Z" />
      <path className="stroke-scene-line" strokeWidth="4" d="M244 42v42" />
      <path
        className="fill-scene-clay"
        d="M168 142c2-36 34-58 76-58s74 22 76 58c0 3-2 5-5 5H173c-3 0-5-2-5-5Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="M266 86c32 7 52 28 54 56 0 3-2 5-5 5h-40c6-20 4-44-9-61Z"
      />
      <path className="fill-scene-sun" d="M222 147h44c0 18-8 26-22 26s-22-8-22-26Z" />
      <path className="fill-scene-paper" d="M230 147h16c0 10-3 16-9 17-5-3-7-9-7-17Z" />

      {/* ladder */}
      <path className="fill-scene-shadow" d="M112 316c30-8 130-8 160 0-20 8-140 8-160 0Z" />
      <path className="stroke-scene-wood-shade" strokeWidth="9" d="m206 190 54 124" />
      <path className="stroke-scene-wood" strokeWidth="9" d="m190 190-52 124M212 190l-36 124" />
      <path
        className="stroke-scene-wood-light"
        strokeWidth="7"
        d="M178 222h24M166 250h30M154 278h34M146 298h34"
      />
      <path
        className="fill-scene-wood"
        d="M178 182h48c3 0 5 2 5 5v6c0 3-2 5-5 5h-48c-3 0-5-2-5-5v-6c0-3 2-5 5-5Z"
      />
      <path className="fill-scene-leaf-deep" d="M190 164h22c3 0 5 2 5 5v13h-32v-13c0-3 2-5 5-5Z" />
      <path className="stroke-scene-leaf" strokeWidth="4" d="M194 164c2-10 12-10 14 0" />

      {/* armchair */}
      <path
        className="fill-scene-leaf-deep"
        d="M318 238c0-14 10-22 22-22h44c12 0 22 8 22 22v56h-88v-56Z"
      />
      <path
        className="fill-scene-leaf"
        d="M300 262c0-9 6-14 13-14s13 5 13 14v18h72v-18c0-9 6-14 13-14s13 5 13 14v34c0 6-4 10-10 10H310c-6 0-10-4-10-10v-34Z"
      />
      <path className="fill-scene-leaf-light" d="M326 274c0-4 2-6 6-6h60c4 0 6 2 6 6v14h-72v-14Z" />
      <path className="stroke-scene-wood-shade" strokeWidth="7" d="M316 308v8M408 308v8" />
      <path className="fill-scene-sun" d="m346 246 24-6c3 0 5 1 6 4l5 22h-30l-8-14c-1-3 0-5 3-6Z" />

      {/* switch and picture */}
      <path
        className="fill-scene-paper"
        d="M96 186c0-3 2-5 5-5h20c3 0 5 2 5 5v28c0 3-2 5-5 5h-20c-3 0-5-2-5-5v-28Z"
      />
      <path className="fill-scene-paper-shade" d="M105 190h12v10h-12z" />
      <path className="fill-scene-sun" d="M105 200h12v10h-12z" />
      <path
        className="fill-scene-paper"
        d="M354 112c0-3 2-5 5-5h48c3 0 5 2 5 5v58c0 3-2 5-5 5h-48c-3 0-5-2-5-5v-58Z"
      />
      <path className="fill-scene-sky-deep" d="M362 115h42v52h-42z" />
      <path className="fill-scene-clay" d="M372 167c-2-14 4-24 11-24s13 10 11 24Z" />
      <circle className="fill-scene-sun" cx="383" cy="132" r="7" />
    </Scene>
  );
}
