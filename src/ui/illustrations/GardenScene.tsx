import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A small, well-kept garden.
 *
 * @example
 * <GardenScene title="A garden with a watering can" />
 */
export function GardenScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M34 206C24 120 84 54 172 44c66-8 100 8 152 2 74-8 124 44 120 124-4 92-66 144-178 146-130 4-222-22-232-110Z"
      />
      <circle className="fill-scene-sun" cx="336" cy="98" r="32" />
      <path
        className="fill-scene-sun-deep"
        opacity="0.55"
        d="M349 69a32 32 0 0 1-33 55 38 38 0 0 0 33-55Z"
      />
      <path
        className="fill-scene-paper"
        d="M214 110c-10 0-12-14-1-16 1-16 23-20 30-7 13-6 26 5 22 16 8 1 8 9 0 9l-51-2Z"
      />
      <path
        className="fill-scene-sky-deep"
        d="M38 236c52-52 106-62 160-34 62-44 148-42 240 12-8 62-66 102-180 104-122 2-206-20-220-82Z"
      />
      <path
        className="fill-scene-ground"
        d="M20 300c74-40 168-46 232-28 66-20 146-8 208 26 10 7 5 22-8 25-84 17-342 17-424 0-13-3-19-16-8-23Z"
      />

      {/* fence */}
      <path className="stroke-scene-paper-shade" strokeWidth="7" d="M186 232h236M186 258h236" />
      {[196, 228, 260, 292, 324, 356, 388].map((x) => (
        <g key={x}>
          <path className="fill-scene-paper" d={`M${x} 218l9-11 9 11v70h-18Z`} />
          <path className="fill-scene-paper-shade" d={`M${x + 9} 207l9 11v70h-7v-72Z`} />
        </g>
      ))}

      {/* tree */}
      <path
        className="fill-scene-shadow"
        d="M70 304c26-9 70-9 92 0 5 3 0 7-6 8-24 4-58 4-80 0-8-1-12-5-6-8Z"
      />
      <path
        className="fill-scene-wood-shade"
        d="M108 306c3-30 3-60 0-96h22c-2 36-1 66 4 96-8 4-18 4-26 0Z"
      />
      <path className="fill-scene-wood" d="M108 306c3-30 3-60 0-96h9c0 34 0 66-1 98-3 0-6-1-8-2Z" />
      <path
        className="fill-scene-leaf"
        d="M56 184c-14-24 2-50 26-52 4-30 52-36 66-10 28-2 44 28 30 52 10 28-18 50-44 40-22 16-52 12-60-8-14 2-24-8-18-22Z"
      />
      <path
        className="fill-scene-leaf-deep"
        d="M178 174c10 28-18 50-44 40-22 16-52 12-60-8 28 6 50-2 58-20 22 6 36-8 34-28 8 2 14 8 12 16Z"
      />
      <path
        className="fill-scene-leaf-light"
        d="M74 152c6-8 14-8 18-4 0-16 20-24 30-12-14 0-20 6-22 16-10-4-20-2-26 0Z"
      />
      <circle className="fill-scene-clay" cx="88" cy="180" r="7" />
      <circle className="fill-scene-clay" cx="124" cy="160" r="7" />
      <circle className="fill-scene-clay" cx="138" cy="190" r="7" />

      {/* bush */}
      <path
        className="fill-scene-leaf-deep"
        d="M366 300c-20-2-24-30-4-36 0-22 34-28 44-10 22-4 36 18 26 34 6 8 0 14-8 14l-58-2Z"
      />
      <path
        className="fill-scene-leaf"
        d="M366 300c-20-2-24-30-4-36 0-22 34-28 44-10-12 2-16 10-14 18-14-2-24 12-26 28Z"
      />
      <path
        className="stroke-scene-leaf-light"
        strokeWidth="4"
        d="M372 270c2-7 8-10 14-9M388 290c2-5 6-8 12-8"
      />

      {/* watering can */}
      <path
        className="fill-scene-shadow"
        d="M186 316c20-6 78-6 98 0 6 3 0 6-6 7-24 3-62 3-86 0-6-1-12-4-6-7Z"
      />
      <g transform="rotate(-13 230 300) translate(4 -12)">
        <path className="stroke-scene-clay-deep" strokeWidth="7" d="M256 264c28-14 40 22 4 40" />
        <path className="stroke-scene-clay-deep" strokeWidth="6" d="M206 252c4-20 34-22 40 0" />
        <path className="fill-scene-clay-deep" d="m206 290-44-40 8-8 44 26Z" />
        <path
          className="fill-scene-clay"
          d="m152 254 20-21c2-2 5-2 6 1 2 4-2 11-8 17s-12 9-16 8c-3 0-4-3-2-5Z"
        />
        <path
          className="fill-scene-clay"
          d="M200 256c0-4 3-6 7-6h46c4 0 7 2 7 6l4 58c0 4-2 6-6 6h-56c-4 0-6-2-6-6l4-58Z"
        />
        <path
          className="fill-scene-clay-deep"
          d="M244 250h9c4 0 7 2 7 6l4 58c0 4-2 6-6 6h-20c9-20 11-44 6-70Z"
        />
        <path className="stroke-scene-paper" strokeWidth="3.5" opacity="0.7" d="M210 264l-2 34" />
      </g>
      <path
        className="stroke-scene-paper"
        strokeWidth="4"
        d="m136 282-3 8M148 284l-3 9M128 300l-2 6M142 304l-2 6"
      />

      {/* flowers */}
      {(
        [
          [96, 318, 'fill-scene-sun', 'fill-scene-clay'],
          [66, 322, 'fill-scene-paper', 'fill-scene-sun'],
          [306, 318, 'fill-scene-sun', 'fill-scene-clay'],
          [336, 326, 'fill-scene-clay', 'fill-scene-sun'],
          [366, 320, 'fill-scene-paper', 'fill-scene-sun'],
        ] as const
      ).map(([x, y, petal, heart]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="stroke-scene-leaf-deep" strokeWidth="3.5" d="M0 0c-1-10-1-18 1-28" />
          <path
            className="fill-scene-leaf"
            d="M0-6c-10 0-14-5-15-12 9 0 14 4 15 12ZM0-2c8-1 12-6 12-13-8 1-12 5-12 13Z"
          />
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              className={petal}
              cx="1"
              cy="-40"
              rx="5"
              ry="6.5"
              transform={`rotate(${turn} 1 -33)`}
            />
          ))}
          <circle className={heart} cx="1" cy="-33" r="4.5" />
        </g>
      ))}
    </Scene>
  );
}
