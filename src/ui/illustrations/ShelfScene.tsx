import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A shelf under construction, with the last board about to be placed.
 *
 * @example
 * <ShelfScene title="A nearly finished shelf" />
 */
export function ShelfScene(props: SceneProps) {
  return (
    <Scene {...props}>
      {/* room */}
      <path
        className="fill-scene-sky"
        d="M40 214C22 128 82 60 168 46c64-10 104 8 158 4 72-5 118 46 116 122-2 86-52 142-168 146-122 4-216-16-234-104Z"
      />
      <path
        className="fill-scene-sky-deep"
        d="M78 92c0-5 4-9 9-9h50c5 0 9 4 9 9v66c0 5-4 9-9 9H87c-5 0-9-4-9-9V92Z"
      />
      <path
        className="fill-scene-paper"
        d="M85 96c0-3 2-6 6-6h42c3 0 6 3 6 6v58c0 3-3 6-6 6H91c-4 0-6-3-6-6V96Z"
      />
      <path
        className="fill-scene-leaf-light"
        d="M85 146c12-15 22-17 31-6 7-8 15-8 23 0v14c0 3-3 6-6 6H91c-4 0-6-3-6-6v-8Z"
      />
      <circle className="fill-scene-sun" cx="122" cy="112" r="8" />
      <path
        className="fill-scene-ground"
        d="M22 308c62-13 372-15 436 1 8 3 5 12-3 14-74 17-352 17-428 1-10-2-14-13-5-16Z"
      />

      {/* pendant lamp */}
      <path className="stroke-scene-line" strokeWidth="3" d="M398 22v58" />
      <path
        className="fill-scene-sun"
        d="M364 112c1-20 15-33 34-33s33 13 34 33c0 3-2 4-4 4h-60c-2 0-4-1-4-4Z"
      />
      <path
        className="fill-scene-sun-deep"
        d="M405 80c16 3 26 15 27 32 0 3-2 4-4 4h-19c4-12 3-25-4-36Z"
      />
      <path className="fill-scene-paper" d="M388 116h20a10 10 0 0 1-20 0Z" />

      {/* shelf: shadow, uprights, boards */}
      <path className="fill-scene-shadow" d="M166 310h198c8 0 22 9 8 9H178Z" />
      <path className="fill-scene-wood-shade" opacity="0.35" d="M180 204h132v94H180z" />
      <path className="fill-scene-wood" d="M166 98c0-4 2-6 6-6h8c4 0 6 2 6 6v213h-20V98Z" />
      <path className="fill-scene-wood-light" d="M166 98c0-4 2-6 6-6v219h-6V98Z" />
      <path className="fill-scene-wood-shade" d="M180 92c4 0 6 2 6 6v213h-6V92Z" />
      <path className="fill-scene-wood" d="M308 98c0-4 2-6 6-6h8c4 0 6 2 6 6v213h-20V98Z" />
      <path className="fill-scene-wood-light" d="M308 98c0-4 2-6 6-6v219h-6V98Z" />
      <path className="fill-scene-wood-shade" d="M322 92c4 0 6 2 6 6v213h-6V92Z" />
      <path className="fill-scene-wood" d="M186 286h122v14H186z" />
      <path className="fill-scene-wood-light" d="M186 286h122v5H186z" />
      <path className="fill-scene-wood" d="M186 204h122v14H186z" />
      <path className="fill-scene-wood-light" d="M186 204h122v5H186z" />
      <path
        className="fill-scene-wood-shade"
        opacity="0.5"
        d="M186 218h122v6H186zM186 300h122v5H186z"
      />

      {/* books and a plant on the middle board */}
      <path className="fill-scene-leaf-deep" d="M194 160c0-2 2-4 4-4h9c2 0 4 2 4 4v44h-17v-44Z" />
      <path className="fill-scene-clay" d="M212 150c0-2 1-4 4-4h10c2 0 4 2 4 4v54h-18v-54Z" />
      <path className="fill-scene-clay-deep" d="M224 146h2c2 0 4 2 4 4v54h-6v-58Z" />
      <path
        className="fill-scene-sun"
        d="m233 166 12-4c2-1 4 0 5 2l12 40h-18l-13-34c0-2 0-3 2-4Z"
      />
      <path
        className="stroke-scene-paper"
        strokeWidth="3"
        d="M198 168h9M216 160h8M216 168h8M238 176l9-3"
      />
      <path className="fill-scene-leaf" d="M286 184c-13-3-19-13-17-28 13 3 19 13 17 28Z" />
      <path className="fill-scene-leaf-light" d="M285 182c-2-18 3-29 16-35 4 15-1 28-16 35Z" />
      <path className="fill-scene-leaf-deep" d="M287 185c4-11 10-15 18-14-2 9-8 14-18 14Z" />
      <path
        className="fill-scene-paper"
        d="M272 182h28l-3 19c0 2-2 3-4 3h-14c-2 0-4-1-4-3l-3-19Z"
      />
      <path className="fill-scene-paper-shade" d="M291 182h9l-3 19c0 2-2 3-4 3h-5c3-6 4-13 3-22Z" />

      {/* basket and stacked books on the bottom board */}
      <path
        className="fill-scene-paper-shade"
        d="M196 246c0-3 2-4 5-4h48c3 0 5 1 5 4l-4 36c0 3-2 4-4 4h-42c-2 0-4-1-4-4l-4-36Z"
      />
      <path
        className="fill-scene-paper"
        d="M196 246c0-3 2-4 5-4h34l-4 44h-27c-2 0-4-1-4-4l-4-36Z"
      />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="2.5"
        d="M203 256h44M204 268h41"
        opacity="0.55"
      />
      <path className="fill-scene-leaf" d="M262 272h40c2 0 3 1 3 3v8c0 2-1 3-3 3h-40z" />
      <path className="fill-scene-clay" d="M266 259h33c2 0 3 1 3 3v7c0 2-1 3-3 3h-33z" />
      <path className="stroke-scene-paper" strokeWidth="3" d="M272 279h14M274 265.500h10" />

      {/* last board, above its slot */}
      <path
        className="stroke-scene-leaf-deep"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        d="M190 128h114M190 116h114M304 74v24M190 88v10"
      />
      <g transform="rotate(-7 247 72)">
        <path
          className="fill-scene-wood"
          d="M180 64c0-3 2-5 5-5h124c3 0 5 2 5 5v10c0 3-2 5-5 5H185c-3 0-5-2-5-5V64Z"
        />
        <path className="fill-scene-wood-light" d="M180 65c0-4 2-6 5-6h124c3 0 5 2 5 6H180Z" />
        <path
          className="fill-scene-wood-shade"
          d="M180 73h134v1c0 3-2 5-5 5H185c-3 0-5-2-5-5v-1Z"
        />
        <path
          className="stroke-scene-wood-shade"
          strokeWidth="2"
          d="M206 69h26M246 69h8M270 68.500h24"
        />
      </g>

      {/* toolbox */}
      <path className="fill-scene-shadow" d="M62 308h94c8 0 14 7 3 7H66c-9 0-12-7-4-7Z" />
      <path
        className="stroke-scene-line"
        strokeWidth="6"
        d="M88 254v-10c0-6 3-9 9-9h22c6 0 9 3 9 9v10"
      />
      <path className="fill-scene-wood-light" d="m70 210 7-2 11 44H78l-8-42Z" />
      <path
        className="fill-scene-line"
        d="m54 204 30-8c3-1 5 0 6 3l2 6c0 3-1 5-4 5l-30 8c-3 1-5 0-5-3l-2-6c0-3 1-5 3-5Z"
      />
      <path className="stroke-scene-wood-shade" strokeWidth="4" d="m148 252 4-26" />
      <path className="fill-scene-sun" d="M147 226c-1-11 1-24 7-24s9 13 7 24c0 4-14 4-14 0Z" />
      <path
        className="fill-scene-clay"
        d="M58 258c0-4 3-7 7-7h87c4 0 7 3 7 7v45c0 5-3 8-8 8H66c-5 0-8-3-8-8v-45Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="M138 251h14c4 0 7 3 7 7v45c0 5-3 8-8 8h-18c6-18 8-38 5-60Z"
      />
      <path className="fill-scene-clay-deep" d="M58 271h101v5H58z" />
      <path className="fill-scene-sun" d="M99 267h20v11c0 3-2 5-5 5h-10c-3 0-5-2-5-5v-11Z" />

      {/* plant on the floor, screws, instructions */}
      <path className="fill-scene-shadow" d="M352 308h78c8 0 12 7 2 7h-76c-8 0-11-7-4-7Z" />
      <path className="fill-scene-leaf-deep" d="M389 268c-27-10-39-33-33-67 27 12 39 36 33 67Z" />
      <path className="fill-scene-leaf" d="M390 266c-14-32-9-64 14-92 18 31 13 65-14 92Z" />
      <path className="fill-scene-leaf-light" d="M392 268c6-31 22-47 50-48-2 30-20 48-50 48Z" />
      <path
        className="stroke-scene-leaf-deep"
        strokeWidth="2.5"
        d="M391 262c2-25 6-45 12-62M395 262c8-13 18-22 30-28"
      />
      <path className="stroke-scene-leaf" strokeWidth="2.5" d="M386 260c-6-18-13-32-20-42" />
      <path
        className="fill-scene-paper"
        d="M362 262h58l-8 43c-1 4-3 6-7 6h-28c-4 0-7-2-7-6l-8-43Z"
      />
      <path
        className="fill-scene-paper-shade"
        d="M400 262h20l-8 43c-1 4-3 6-7 6h-15c8-14 11-31 10-49Z"
      />
      <path
        className="fill-scene-paper-shade"
        d="M358 256h66c3 0 4 2 4 4v6c0 3-1 4-4 4h-66c-3 0-4-1-4-4v-6c0-2 1-4 4-4Z"
      />
      <path className="stroke-scene-line" strokeWidth="3" d="m336 314 8-3M344 318l7 1" />
    </Scene>
  );
}
