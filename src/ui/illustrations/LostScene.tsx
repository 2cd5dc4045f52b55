import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A signpost at a fork in the path, for the not-found page.
 *
 * @example
 * <LostScene title="A signpost at a fork" />
 */
export function LostScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M34 190C30 104 100 40 190 40c60 0 96 16 146 14 70-2 114 54 108 128-8 94-76 136-186 138C122 322 38 286 34 190Z"
      />
      <circle className="fill-scene-paper" cx="120" cy="106" r="28" />
      <path
        className="fill-scene-paper-shade"
        d="M132 81a28 28 0 1 1-34 43 32 32 0 0 0 34-43Z"
        opacity="0.7"
      />
      <path
        className="fill-scene-paper"
        opacity="0.8"
        d="M336 112c-9 0-10-13 0-14 1-14 20-17 26-6 11-5 23 4 20 14 7 1 7 8 0 8l-46-2Z"
      />
      <path
        className="fill-scene-sky-deep"
        d="M36 226c44-46 92-56 148-20 56-60 156-66 260 0-6 72-78 112-186 114-126 2-210-28-222-94Z"
      />
      <path
        className="fill-scene-leaf-deep"
        d="M92 226c-2-22 8-42 20-58 12 16 22 36 20 58-12 4-28 4-40 0ZM64 236c-2-16 6-30 15-42 9 12 17 26 15 42-9 3-21 3-30 0ZM380 222c-2-22 8-42 20-58 12 16 22 36 20 58-12 4-28 4-40 0Z"
      />
      <path
        className="fill-scene-leaf"
        d="M92 226c-2-22 8-42 20-58-2 20-4 40-2 61-6 0-13-1-18-3ZM64 236c-2-16 6-30 15-42-1 14-2 30-1 44-5 0-10-1-14-2ZM380 222c-2-22 8-42 20-58-2 20-4 40-2 61-6 0-13-1-18-3Z"
      />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="5"
        d="M112 228v12M79 238v10M400 224v12"
      />
      <path
        className="fill-scene-ground"
        d="M20 290c72-54 150-66 222-54 74-14 152 4 218 54 10 8 6 26-8 30-84 18-340 18-424 0-14-4-18-22-8-30Z"
      />

      {/* path and its two branches */}
      <path
        className="fill-scene-paper"
        d="M180 324c24-26 34-38 30-52-6-16-38-22-84-20 54-8 100-2 112 18 18-16 62-24 104-18-40 2-62 12-62 26 0 16 14 30 30 46H180Z"
      />
      <path
        className="fill-scene-paper-shade"
        d="M270 324c-18-18-30-34-28-50 16-18 62-28 100-22-40 2-62 12-62 26 0 16 14 30 30 46h-40Z"
        opacity="0.7"
      />

      {/* signpost */}
      <path
        className="fill-scene-shadow"
        d="M222 300c18-7 64-7 86 2 5 3-1 6-8 6-22 2-48 2-72-1-7-1-12-4-6-7Z"
      />
      <path
        className="fill-scene-wood"
        d="M232 78c0-6 4-9 10-9s10 3 10 9l3 222c-8 4-18 4-26 0l3-222Z"
      />
      <path
        className="fill-scene-wood-shade"
        d="M245 69c5 1 7 4 7 9l3 222c-4 2-8 3-12 3 3-78 4-156 2-234Z"
      />
      <path
        className="fill-scene-sun"
        d="M222 92h92c3 0 5 1 7 3l18 19c2 2 2 4 0 6l-18 19c-2 2-4 3-7 3h-92c-4 0-7-3-7-7V99c0-4 3-7 7-7Z"
      />
      <path
        className="fill-scene-sun-deep"
        d="M215 130v5c0 4 3 7 7 7h92c3 0 5-1 7-3l18-19c1-1 1-3 1-4l-11 10c-2 2-5 4-8 4H215Z"
      />
      <path
        className="stroke-scene-paper"
        strokeWidth="5"
        opacity="0.85"
        d="M232 111h52M232 123h30"
      />
      <path
        className="fill-scene-clay"
        d="m262 158-91 6c-3 0-5 1-7 3l-16 20c-2 2-1 4 1 6l19 17c2 2 4 2 7 2l91-6c4 0 7-3 6-7l-3-35c0-4-3-6-7-6Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="m272 193 0 6c1 4-2 7-6 7l-91 6c-3 0-5 0-7-2l-19-17 1-3 13 8c3 2 5 2 8 2l101-7Z"
      />
      <path
        className="stroke-scene-paper"
        strokeWidth="5"
        opacity="0.85"
        d="m190 182 50-3M191 194l28-2"
      />

      {/* bird */}
      <path className="stroke-scene-line" strokeWidth="2.5" d="M284 92v-10M293 92v-10" />
      <path
        className="fill-scene-leaf-deep"
        d="M262 66c14 4 20-4 24-12 6-11 24-10 27 3 4 16-8 28-24 28-14 0-24-7-27-19Z"
      />
      <path
        className="fill-scene-leaf"
        d="M274 70c12 2 20 0 26-8 2 10-4 18-13 18-6 0-11-4-13-10Z"
      />
      <path className="fill-scene-sun" d="m312 54 11 4-10 5Z" />
      <circle className="fill-scene-paper" cx="304" cy="55" r="3.5" />
      <circle className="fill-scene-leaf-deep" cx="305" cy="55" r="1.8" />

      {/* stones and grass */}
      <path
        className="fill-scene-paper-shade"
        d="M318 306c-2-10 6-18 16-18 12 0 22 8 22 18-10 4-28 4-38 0Z"
      />
      <path
        className="fill-scene-paper"
        d="M318 306c-2-10 6-18 16-18-4 6-5 12-4 20-5 0-9-1-12-2Z"
      />
      <path
        className="stroke-scene-leaf-deep"
        strokeWidth="4"
        d="M150 306c-2-10-6-16-10-20M152 306c0-12 2-20 6-26M156 306c3-8 7-12 12-14M372 296c-2-8-5-12-8-15M375 296c1-9 3-14 7-18"
      />
    </Scene>
  );
}
