import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * Boxes at an open door on moving day.
 *
 * @example
 * <MovingBoxScene title="Boxes ready to be carried" />
 */
export function MovingBoxScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M36 196C30 116 92 50 178 50c58 0 92-22 154-16 76 8 118 66 112 138-8 96-74 142-188 146C124 322 44 298 36 196Z"
      />
      <path
        className="fill-scene-ground"
        d="M20 306c66-14 374-14 440 2 9 3 6 12-3 14-76 17-356 17-432 0-10-2-15-13-5-16Z"
      />

      {/* door */}
      <path
        className="fill-scene-leaf-deep"
        d="M318 70c0-6 4-10 10-10h84c6 0 10 4 10 10v238H318V70Z"
      />
      <path
        className="fill-scene-sun"
        opacity="0.9"
        d="M330 80c0-5 3-8 8-8h64c5 0 8 3 8 8v227h-80V80Z"
      />
      <path className="fill-scene-paper" d="M330 214c30-14 54-16 80-6v99h-80v-93Z" opacity="0.55" />
      <path className="fill-scene-leaf" d="M410 74 452 60c5-2 9 1 9 6v240c0 5-4 9-9 8l-42-8V74Z" />
      <path
        className="fill-scene-leaf-deep"
        d="m420 90 30-9c2 0 3 1 3 3v70l-33 3V90ZM420 176l33-2v106c0 3-2 4-4 4l-29-6V176Z"
        opacity="0.5"
      />
      <circle className="fill-scene-sun" cx="420" cy="168" r="5" />

      {/* big box: shadow, side, front */}
      <path className="fill-scene-shadow" d="M76 308h230c10 0 26 9 9 9H90Z" />
      <path className="fill-scene-wood" d="M84 196h146v114c0 2-2 4-4 4H88c-2 0-4-2-4-4V196Z" />
      <path className="fill-scene-wood-light" d="M84 196h146v7H84z" />
      <path className="fill-scene-wood-shade" d="m230 196 60-12v110c0 4-2 6-5 7l-55 13V196Z" />
      <path className="fill-scene-sun" d="M145 196h24v52l-6-5-6 5-6-5-6 5v-52Z" />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="3.5"
        d="M196 292v-18m-7 7 7-8 7 8M214 292v-18m-7 7 7-8 7 8"
      />
      <path className="stroke-scene-wood-shade" strokeWidth="3" d="M186 299h38" />
      <path
        className="fill-scene-wood"
        opacity="0.7"
        d="M250 226c0-4 3-7 7-8l10-2c4-1 6 1 6 5s-3 7-6 8l-11 2c-3 1-6-1-6-5Z"
      />

      {/* contents of the small open box on top */}
      <path className="stroke-scene-line" strokeWidth="4" d="M214 138 202 86" />
      <path
        className="fill-scene-clay"
        d="m176 92 12-36c1-3 3-4 6-4l18-2c3 0 5 1 6 3l20 30c2 3 0 6-3 6l-55 8c-3 0-5-2-4-5Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="m213 50 5 3 20 30c2 3 0 6-3 6l-19 3c4-14 3-28-3-42Z"
      />
      <path className="fill-scene-leaf-deep" d="M146 142c-22-8-32-27-28-54 22 9 32 29 28 54Z" />
      <path className="fill-scene-leaf" d="M148 142c-12-26-9-52 8-76 15 25 13 52-8 76Z" />
      <path className="fill-scene-leaf-light" d="M150 144c3-21 13-34 31-38 1 21-9 35-31 38Z" />
      <path className="stroke-scene-leaf-deep" strokeWidth="2.5" d="M149 138c0-20 2-36 6-50" />

      <path className="fill-scene-wood-shade" d="M106 132h132l-10 18H116z" />
      <path
        className="fill-scene-wood-light"
        d="M106 140h112v53c0 2-1 3-3 3H109c-2 0-3-1-3-3v-53Z"
      />
      <path className="fill-scene-wood" d="M106 140h112v8H106z" opacity="0.75" />
      <path className="fill-scene-wood" d="m218 140 36-8v50c0 3-1 5-4 5l-32 9v-56Z" />
      <path className="fill-scene-wood" d="m106 140-28 20c-2 2-5 1-5-2l-1-6c0-2 1-3 2-4l32-16v8Z" />
      <path
        className="fill-scene-wood-shade"
        d="m254 132 28 14c3 1 3 4 1 6l-5 5c-2 1-4 1-6 0l-18-13v-12Z"
      />
      <path className="stroke-scene-wood-shade" strokeWidth="3" d="M122 176h34M122 184h20" />
      <path
        className="fill-scene-clay"
        d="M196 168c6-9 18-4 14 6-2 6-8 9-14 13-6-4-12-7-14-13-4-10 8-15 14-6Z"
      />

      {/* a small box and a rolled rug beside them */}
      <path className="fill-scene-shadow" d="M250 316h96c8 0 14 7 2 7h-92c-8 0-14-7-6-7Z" />
      <path className="fill-scene-wood-light" d="M254 258h58v60h-55c-2 0-3-1-3-3v-57Z" />
      <path className="fill-scene-wood" d="m312 258 26-8v56c0 3-1 5-4 6l-22 6v-60Z" />
      <path className="fill-scene-sun-deep" d="M254 258h58v7h-58z" opacity="0.5" />
      <path className="fill-scene-wood" d="m254 258 28-9h56l-26 9h-58Z" />
      <path className="fill-scene-sun" d="M276 258h16v26l-4-4-4 4-4-4-4 4v-26Z" />

      <path className="fill-scene-shadow" d="M38 314h46c7 0 8 6 0 6H42c-8 0-11-6-4-6Z" />
      <path
        className="fill-scene-clay"
        d="M40 170c0-8 6-13 14-13s15 5 15 13l3 140c0 6-7 9-16 9s-17-3-17-9l1-140Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="M58 157c7 1 11 6 11 13l3 140c0 6-7 9-16 9 5-50 6-110 2-162Z"
      />
      <path
        className="stroke-scene-sun"
        strokeWidth="4"
        d="M41 198c8 4 20 4 28 0M40 288c9 4 22 4 31 0"
      />
      <ellipse className="fill-scene-paper-shade" cx="54.5" cy="168" rx="14" ry="8" />
      <path
        className="stroke-scene-clay-deep"
        strokeWidth="2.5"
        d="M47 168c0-5 14-5 14 0s-9 4-9 1"
      />
    </Scene>
  );
}
