import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A television on a wall, leveled, above a sideboard.
 *
 * @example
 * <TvScene title="A television on the wall" />
 */
export function TvScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M36 206C22 118 84 54 174 46c60-8 104 8 156 2 76-8 124 44 120 122-4 92-62 142-176 146-124 4-226-20-238-110Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 310c70-12 362-12 432 1 8 3 5 10-3 12-76 14-350 14-426 0-9-2-12-11-3-13Z"
      />

      {/* television */}
      <path className="fill-scene-shadow" d="M122 90h240v140H122z" />
      <path
        className="fill-scene-line"
        d="M112 84c0-6 4-10 10-10h236c6 0 10 4 10 10v128c0 6-4 10-10 10H122c-6 0-10-4-10-10V84Z"
      />
      <path className="fill-scene-sky-deep" d="M122 84h236v128H122z" />
      <circle className="fill-scene-sun" cx="308" cy="122" r="18" />
      <path
        className="fill-scene-leaf-light"
        d="M122 168c40-36 76-40 110-10 34-26 76-26 126 8v46H122v-44Z"
      />
      <path className="fill-scene-leaf" d="M122 194c60-30 150-34 236-4v22H122v-18Z" />
      <path
        className="stroke-scene-paper"
        strokeWidth="5"
        opacity="0.6"
        d="m140 126 24-26M150 138l12-13"
      />

      {/* spirit level on top */}
      <g transform="rotate(-2 240 62)">
        <path
          className="fill-scene-sun"
          d="M172 56c0-3 2-4 4-4h128c2 0 4 1 4 4v14c0 3-2 4-4 4H176c-2 0-4-1-4-4V56Z"
        />
        <path className="fill-scene-sun-deep" d="M172 66h136v4c0 3-2 4-4 4H176c-2 0-4-1-4-4v-4Z" />
        <path className="fill-scene-paper" d="M220 56h40v10h-40z" />
        <path className="fill-scene-leaf" d="M234 57h12v8h-12z" />
      </g>

      {/* sideboard with a plant and books */}
      <path className="fill-scene-shadow" d="M92 314c60-8 240-8 300 0-40 10-260 10-300 0Z" />
      <path
        className="fill-scene-wood"
        d="M98 256c0-4 2-6 6-6h272c4 0 6 2 6 6v50c0 4-2 6-6 6H104c-4 0-6-2-6-6v-50Z"
      />
      <path className="fill-scene-wood-light" d="M98 256c0-4 2-6 6-6h272c4 0 6 2 6 6v6H98v-6Z" />
      <path className="stroke-scene-wood-shade" strokeWidth="3" d="M192 264v46M288 264v46" />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="5"
        d="M136 286h20M230 286h20M324 286h20"
      />
      <path className="fill-scene-leaf" d="M338 236c-16-4-22-16-20-32 16 4 22 16 20 32Z" />
      <path className="fill-scene-leaf-light" d="M340 236c-2-22 4-34 18-40 6 18 0 32-18 40Z" />
      <path className="fill-scene-clay" d="M326 232h28l-3 15c0 2-2 3-4 3h-14c-2 0-4-1-4-3l-3-15Z" />
      <path className="fill-scene-clay" d="M124 238h46c2 0 3 1 3 3v6c0 2-1 3-3 3h-46z" />
      <path className="fill-scene-leaf-deep" d="M130 226h42c2 0 3 1 3 3v6c0 2-1 3-3 3h-42z" />

      {/* drill */}
      <path className="fill-scene-clay-deep" d="M402 270h34c4 0 6 2 6 6v10h-40Z" />
      <path className="fill-scene-clay" d="M396 272c0-4 2-6 6-6h26c4 0 6 2 6 6v12h-38v-12Z" />
      <path className="fill-scene-clay-deep" d="M416 284h16l4 30h-18Z" />
      <path className="stroke-scene-line" strokeWidth="4" d="M396 277h-20" />
      <path className="fill-scene-line" d="M412 312h28v8h-28z" />
    </Scene>
  );
}
