import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * Two people who talk a task over and agree on it.
 *
 * @example
 * <ChatScene title="Two people agree on a task" />
 */
export function ChatScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M36 200C30 112 96 50 184 42c60-6 96 14 156 6 72-8 112 52 106 130-6 92-66 138-184 140C130 322 42 296 36 200Z"
      />
      <path
        className="fill-scene-ground"
        d="M24 312c66-12 366-13 432 1 8 3 5 11-3 13-74 15-352 15-426 0-9-2-12-11-3-14Z"
      />

      {/* first bubble, with lines */}
      <path
        className="fill-scene-paper"
        d="M92 84c0-11 8-18 18-18h136c10 0 18 7 18 18v56c0 10-8 18-18 18H150l-30 26c-3 2-6 0-5-3l6-23h-11c-10 0-18-8-18-18V84Z"
      />
      <path className="stroke-scene-leaf-deep" strokeWidth="8" d="M118 96h82" />
      <path className="stroke-scene-paper-shade" strokeWidth="8" d="M118 116h116M118 134h66" />

      {/* the answer, with a price and a check mark */}
      <g transform="translate(22 -24)">
        <path
          className="fill-scene-leaf-deep"
          d="M222 152c0-11 8-18 18-18h124c10 0 18 7 18 18v44c0 10-8 18-18 18h-3l6 23c1 3-2 5-5 3l-30-26h-92c-10 0-18-8-18-18v-44Z"
        />
        <path
          className="fill-scene-sun"
          d="M240 174c0-11 8-19 19-19h32c11 0 19 8 19 19s-8 19-19 19h-32c-11 0-19-8-19-19Z"
        />
        <path className="stroke-scene-clay-deep" strokeWidth="5" d="M261 174h28" />
        <circle className="fill-scene-leaf-light" cx="345" cy="174" r="19" />
        <path className="stroke-scene-leaf-deep" strokeWidth="5" d="m336 174 7 7 12-13" />
      </g>

      {/* client */}
      <path className="fill-scene-shadow" d="M50 314h132c10 0 8 8-2 8H60c-12 0-18-8-10-8Z" />
      <path
        className="fill-scene-clay"
        d="M62 314c0-40 20-62 54-62s54 22 54 62c-34 6-74 6-108 0Z"
      />
      <path
        className="fill-scene-clay-deep"
        d="M140 257c20 8 30 28 30 57-8 2-16 3-24 3 4-22 2-42-6-60Z"
      />
      <path className="fill-scene-wood" d="M104 240h24v16c-6 8-18 8-24 0Z" />
      <circle className="fill-scene-wood" cx="116" cy="224" r="26" />
      <path
        className="fill-accent-ink"
        d="M90 226c-4-26 12-38 28-38s28 12 24 30c-14 0-24-4-32-12-2 8-8 14-20 20Z"
      />

      {/* student */}
      <path className="fill-scene-shadow" d="M298 314h132c10 0 8 8-2 8H308c-12 0-18-8-10-8Z" />
      <path
        className="fill-scene-sun"
        d="M310 314c0-36 20-54 54-54s54 18 54 54c-34 6-74 6-108 0Z"
      />
      <path
        className="fill-scene-sun-deep"
        d="M388 264c20 8 30 24 30 50-8 2-16 3-24 3 4-20 2-38-6-53Z"
      />
      <path className="fill-scene-wood-shade" d="M352 250h24v14c-6 8-18 8-24 0Z" />
      <path
        className="fill-scene-wood-shade"
        d="M338 238c0-8 52-8 52 0 0 16-10 28-26 28s-26-12-26-28Z"
      />
      <path
        className="fill-scene-leaf"
        d="M332 240c2-20 14-26 32-26s30 6 32 26h10c6 0 6 6 0 6h-68c-4 0-6-2-6-6Z"
      />
    </Scene>
  );
}
