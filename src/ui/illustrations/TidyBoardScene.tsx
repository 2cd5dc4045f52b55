import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A pinboard whose notes all have a check mark, for a list with nothing left to do.
 *
 * @example
 * <TidyBoardScene title="A board with every note checked off" />
 */
export function TidyBoardScene(props: SceneProps) {
  return (
    <Scene {...props}>
      {/* room */}
      <path
        className="fill-scene-sky"
        d="M42 206C26 120 80 58 168 46c62-9 108 6 162-2 74-10 118 52 114 130-4 88-58 140-176 142-122 3-208-22-226-110Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 312c66-12 366-13 432 1 8 3 5 11-3 13-74 15-352 15-426 0-9-2-12-11-3-14Z"
      />

      {/* board */}
      <path className="fill-scene-shadow" d="M118 84h252c6 0 10 4 10 10v140c0 6-4 10-10 10H118Z" />
      <path
        className="fill-scene-wood"
        d="M104 78c0-6 4-10 10-10h248c6 0 10 4 10 10v150c0 6-4 10-10 10H114c-6 0-10-4-10-10V78Z"
      />
      <path
        className="fill-scene-wood-light"
        d="M104 78c0-6 4-10 10-10h248c6 0 10 4 10 10v2H104Z"
      />
      <path className="fill-scene-sky-deep" d="M116 80h244v146H116z" />

      {/* three notes, with their pins */}
      <path className="fill-scene-paper" d="m136 104 58-4 5 74-58 4Z" />
      <path className="fill-scene-paper" d="M212 98h60v80h-60z" />
      <path className="fill-scene-paper" d="m290 102 56 5-6 76-56-5Z" />
      <path className="fill-scene-paper-shade" d="m141 171 58-4v7l-58 4Z" />
      <path className="fill-scene-paper-shade" d="M212 171h60v7h-60z" />
      <path className="fill-scene-paper-shade" d="m285 171 56 5-1 7-56-5Z" />
      <circle className="fill-scene-clay" cx="165" cy="105" r="5" />
      <circle className="fill-scene-sun-deep" cx="242" cy="103" r="5" />
      <circle className="fill-scene-clay" cx="319" cy="108" r="5" />

      {/* stars and check marks */}
      <path
        className="fill-scene-sun"
        d="m166 118 4 8 9 1-6 6 1 9-8-4-8 5 1-9-6-6 9-2ZM242 116l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1ZM317 120l4 8 9 2-7 6 1 9-8-5-8 4 2-9-6-6 9-1Z"
      />
      <path
        className="stroke-scene-leaf"
        strokeWidth="6"
        d="m157 156 7 7 14-15M232 154l7 7 14-14M305 158l7 7 14-14"
      />

      {/* a free space on the board */}
      <circle className="fill-scene-paper" opacity="0.7" cx="176" cy="206" r="4" />
      <circle className="fill-scene-paper" opacity="0.7" cx="242" cy="206" r="4" />
      <circle className="fill-scene-paper" opacity="0.7" cx="308" cy="206" r="4" />

      {/* side table with a mug */}
      <path className="fill-scene-shadow" d="M60 315h96c10 0 14 7 4 7H66c-10 0-14-7-6-7Z" />
      <path className="stroke-scene-wood-shade" strokeWidth="7" d="m82 282-6 36M134 282l6 36" />
      <path
        className="fill-scene-wood"
        d="M62 270c0-3 2-5 5-5h82c3 0 5 2 5 5v8c0 3-2 5-5 5H67c-3 0-5-2-5-5v-8Z"
      />
      <path className="fill-scene-wood-light" d="M62 270c0-3 2-5 5-5h82c3 0 5 2 5 5v1H62Z" />
      <path className="stroke-scene-clay-deep" strokeWidth="5" d="M122 244c14-3 14 15 0 13" />
      <path className="fill-scene-clay" d="M92 238h30v22c0 3-2 5-5 5H97c-3 0-5-2-5-5v-22Z" />
      <path
        className="stroke-scene-paper"
        strokeWidth="3.5"
        opacity="0.9"
        d="M101 229c-4-6 4-8 0-15M113 229c-4-6 4-8 0-15"
      />

      {/* plant */}
      <path className="fill-scene-shadow" d="M352 315h66c10 0 14 7 4 7h-62c-10 0-14-7-8-7Z" />
      <path className="fill-scene-leaf-deep" d="M384 276c-28-8-40-30-36-62 26 10 38 32 36 62Z" />
      <path className="fill-scene-leaf" d="M386 276c-12-32-8-58 14-82 14 30 10 56-14 82Z" />
      <path className="fill-scene-leaf-light" d="M387 277c6-26 20-40 44-42 0 26-16 40-44 42Z" />
      <path
        className="fill-scene-clay"
        d="M362 274h48l-6 38c-1 4-3 6-7 6h-22c-4 0-6-2-7-6l-6-38Z"
      />
      <path className="fill-scene-clay-deep" d="M360 270h52v9h-52z" />
    </Scene>
  );
}
