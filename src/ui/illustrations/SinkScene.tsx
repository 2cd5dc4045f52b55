import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A kitchen sink whose cabinet is open, with a wrench ready for the pipe.
 *
 * @example
 * <SinkScene title="A sink that is being repaired" />
 */
export function SinkScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M40 198C30 114 90 52 178 46c58-4 102-8 154 0 74 10 118 60 116 132-4 90-66 138-178 142-120 4-216-28-230-122Z"
      />
      <path
        className="fill-scene-ground"
        d="M22 310c64-12 372-14 436 1 8 3 5 10-3 12-74 16-352 16-428 0-10-2-13-11-5-13Z"
      />

      {/* tiles and window */}
      <path
        className="stroke-scene-sky-deep"
        strokeWidth="3"
        d="M84 158h312M84 128h312M132 100v72M192 100v72M288 100v72M348 100v72"
      />
      <path className="fill-scene-paper" d="M190 62c0-4 2-6 6-6h88c4 0 6 2 6 6v64h-100V62Z" />
      <path className="fill-scene-sky-deep" d="M200 66h80v52h-80z" />
      <path
        className="fill-scene-leaf-light"
        d="M200 102c16-18 28-18 40-6 12-10 26-10 40 4v18h-80v-16Z"
      />
      <circle className="fill-scene-sun" cx="260" cy="82" r="8" />
      <path className="stroke-scene-paper" strokeWidth="5" d="M240 62v58" />

      {/* cabinet */}
      <path className="fill-scene-leaf-deep" d="M92 194h296v112c0 4-2 6-6 6H98c-4 0-6-2-6-6V194Z" />
      <path className="fill-scene-line" opacity="0.55" d="M172 204h136v102H172z" />
      <path className="fill-scene-leaf" d="M102 204h60v98h-60zM318 204h60v98h-60z" />
      <path className="stroke-scene-paper" strokeWidth="4" d="M152 246v16M328 246v16" />
      <path className="fill-scene-leaf-light" d="m172 204-30 14v96l30-8Z" />
      <path
        className="fill-scene-wood"
        d="M80 178c0-3 2-5 5-5h310c3 0 5 2 5 5v14c0 3-2 5-5 5H85c-3 0-5-2-5-5v-14Z"
      />
      <path className="fill-scene-wood-light" d="M80 178c0-3 2-5 5-5h310c3 0 5 2 5 5v4H80v-4Z" />

      {/* basin and faucet */}
      <path
        className="fill-scene-paper-shade"
        d="M178 182h124l-8 20c-2 4-5 6-9 6h-90c-4 0-7-2-9-6l-8-20Z"
      />
      <path
        className="fill-scene-paper"
        d="M172 176h136c2 0 4 1 4 3s-2 4-4 4H172c-2 0-4-2-4-4s2-3 4-3Z"
      />
      <path
        className="stroke-scene-paper-shade"
        strokeWidth="11"
        d="M286 174v-40c0-30-46-30-46 0v8"
      />
      <path className="stroke-scene-paper" strokeWidth="5" d="M284 170v-36c0-26-40-26-42 0v6" />
      <path className="stroke-scene-clay" strokeWidth="7" d="M286 158h18" />
      <path
        className="fill-scene-sky-deep"
        d="M240 150c6 8 8 12 8 16 0 5-4 8-8 8s-8-3-8-8c0-4 2-8 8-16Z"
      />

      {/* pipe */}
      <path
        className="stroke-scene-paper-shade"
        strokeWidth="13"
        d="M240 208v38c0 24 34 24 34 2v-6h34"
      />
      <path className="stroke-scene-paper" strokeWidth="4" d="M238 212v36c2 16 10 20 18 20" />
      <path
        className="stroke-scene-sun"
        strokeWidth="17"
        strokeLinecap="butt"
        d="M240 222v10M290 242h9"
      />

      {/* bucket */}
      <path className="stroke-scene-clay-deep" strokeWidth="3.500" d="M216 282c6-18 52-18 58 0" />
      <path className="fill-scene-clay" d="M210 280h70l-7 36c0 2-2 4-5 4h-46c-3 0-5-2-5-4l-7-36Z" />
      <path
        className="fill-scene-clay-deep"
        d="M258 280h22l-7 36c0 2-2 4-5 4h-18c6-12 8-24 8-40Z"
      />

      {/* wrench and towel */}
      <g transform="rotate(34 126 318)">
        <path className="stroke-scene-line" strokeWidth="9" d="M106 316h44" />
        <path className="fill-scene-line" d="M92 304c10-4 20 0 22 12-2 12-12 16-22 12l8-8v-8Z" />
      </g>
      <path className="fill-scene-clay" d="M340 184h28v40c0 3-2 4-4 4h-20c-2 0-4-1-4-4v-40Z" />
      <path className="stroke-scene-paper" strokeWidth="3.500" d="M340 212h28M340 219h28" />
    </Scene>
  );
}
