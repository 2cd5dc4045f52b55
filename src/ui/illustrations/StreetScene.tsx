import { Scene, type SceneProps } from '#src/ui/illustrations/Scene.tsx';

/**
 * A street of small houses where two neighbors help out: one carries a box, one trims a hedge.
 *
 * @example
 * <StreetScene title="Neighbors help each other on their street" />
 */
export function StreetScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path
        className="fill-scene-sky"
        d="M22 214C12 122 76 48 170 38c66-8 104 10 160 4 82-8 136 52 132 134-4 94-74 152-192 154-136 4-238-20-248-116Z"
      />
      <circle className="fill-scene-sun" cx="398" cy="88" r="26" />
      <path
        className="fill-scene-paper"
        d="M64 104c-10 0-12-14-1-16 1-16 23-20 30-7 13-6 26 5 22 16 8 1 8 9 0 9l-51-2ZM322 66c-7 0-8-10-1-11 1-11 16-14 21-5 9-4 18 4 15 11 6 1 6 7 0 7l-35-2Z"
      />
      <path
        className="fill-scene-sky-deep"
        d="M26 246c44-46 96-56 146-32 66-40 152-40 284 14-6 60-66 92-184 94-130 2-232-14-246-76Z"
      />
      <path
        className="fill-scene-ground"
        d="M12 300c90-20 364-24 456-2 10 5 6 24-8 27-90 16-350 16-440 0-13-3-18-20-8-25Z"
      />
      <path
        className="fill-scene-paper-shade"
        d="M40 326c120-12 290-14 404 0-70 20-330 20-404 0Z"
      />

      {/* small house with an open door */}
      <path className="fill-scene-paper" d="M58 196h108v112H58z" />
      <path className="fill-scene-paper-shade" d="M142 196h24v112h-24z" />
      <path
        className="fill-scene-clay"
        d="M46 200 110 144c2-2 4-2 6 0l62 56c2 3 1 6-3 6H49c-4 0-5-3-3-6Z"
      />
      <path className="fill-scene-clay-deep" d="m113 142 65 58c2 3 1 6-3 6h-28Z" />
      <path className="fill-scene-clay-deep" d="M74 138h16v30l-16 14Z" />
      <path className="fill-scene-leaf-deep" d="M72 308v-64c0-3 2-5 5-5h28c3 0 5 2 5 5v64Z" />
      <path className="fill-scene-sun" d="M78 308v-60h26v60Z" />
      <circle className="fill-scene-wood-shade" cx="91" cy="262" r="7" />
      <path className="fill-scene-leaf" d="M80 308v-28c0-7 5-11 11-11s11 4 11 11v28Z" />
      <path className="stroke-scene-leaf" strokeWidth="5" d="m101 279 9-15" />
      <path className="fill-scene-glow" d="M122 226h26v26h-26z" />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="3"
        d="M122 226h26v26h-26zM135 226v26M122 239h26"
      />

      {/* tall house with someone hanging a shelf upstairs */}
      <path className="fill-scene-wood-light" d="M176 136h122v172H176z" />
      <path className="fill-scene-wood" d="M270 136h28v172h-28z" />
      <path
        className="fill-scene-leaf-deep"
        d="M166 140 236 78c2-2 4-2 6 0l66 62c2 3 1 6-3 6H169c-4 0-5-3-3-6Z"
      />
      <path className="fill-scene-line" opacity="0.25" d="m239 76 69 64c2 3 1 6-3 6h-28Z" />
      <path className="fill-scene-glow" d="M192 160h68v50h-68z" />
      <path className="fill-scene-wood-shade" d="M232 176h22v5h-22z" />
      <path className="fill-scene-clay" d="M236 166h5v10h-5zM243 163h6v13h-6z" />
      <circle className="fill-scene-wood" cx="212" cy="180" r="8" />
      <path className="fill-accent-ink" d="M203 180c-1-13 17-14 18-2-6-4-11-4-18 2Z" />
      <path className="fill-scene-clay" d="M201 210v-11c0-7 5-10 11-10s11 3 11 10v11Z" />
      <path className="stroke-scene-clay" strokeWidth="5" d="m221 197 12-13" />
      <path className="stroke-scene-paper" strokeWidth="4" d="M192 160h68v50h-68z" />
      <path className="fill-scene-leaf" d="M184 210h84v7h-84z" />
      <path className="fill-scene-sky-deep" d="M242 226h30v34h-30z" />
      <path className="stroke-scene-paper" strokeWidth="4" d="M242 226h30v34h-30zM257 226v34" />
      <path className="fill-scene-clay-deep" d="M184 308v-56c0-3 2-5 5-5h18c3 0 5 2 5 5v56Z" />
      <circle className="fill-scene-sun" cx="189" cy="280" r="2.5" />

      {/* low house */}
      <path className="fill-scene-paper" d="M306 204h114v104H306z" />
      <path className="fill-scene-paper-shade" d="M396 204h24v104h-24z" />
      <path
        className="fill-scene-wood-shade"
        d="M298 206c10-26 18-40 26-44 2-1 4-2 6-2h68c3 0 5 1 7 3 8 8 16 24 23 43 1 3 0 5-3 5H301c-3 0-4-2-3-5Z"
      />
      <path
        className="stroke-scene-wood"
        strokeWidth="3"
        opacity="0.6"
        d="M318 186h90M312 198h102"
      />
      <path className="fill-scene-sky-deep" d="M322 228h44v32h-44z" />
      <path className="fill-scene-glow" d="M322 228h22v32h-22z" />
      <path
        className="stroke-scene-wood-shade"
        strokeWidth="3.500"
        d="M322 228h44v32h-44zM344 228v32"
      />
      <path className="fill-scene-leaf-deep" d="M380 308v-58c0-3 2-5 5-5h18c3 0 5 2 5 5v58Z" />

      {/* hedge and the neighbor who trims it */}
      <path
        className="fill-scene-leaf"
        d="M300 310c-6-18 2-32 14-32 4-10 18-10 22-2 10-6 24 0 24 10 10 0 14 12 10 24Z"
      />
      <path
        className="stroke-scene-leaf-light"
        strokeWidth="4"
        d="M312 292c2-5 6-7 10-7M338 290c2-4 6-6 9-5M326 302c2-4 5-5 8-5"
      />
      <path
        className="fill-scene-shadow"
        d="M396 322c14-5 52-5 66 0 4 3 0 6-4 6-18 3-40 3-58 0-4 0-8-3-4-6Z"
      />
      <path className="stroke-brand-deep" strokeWidth="9" d="M424 290v32M436 290l4 32" />
      <path className="stroke-scene-clay-deep" strokeWidth="7" d="M421 324h-6M439 324h7" />
      <path
        className="fill-scene-sun"
        d="M414 292v-30c0-10 7-15 16-15s16 5 16 15v30c-10 4-22 4-32 0Z"
      />
      <path className="stroke-scene-sun-deep" strokeWidth="8" d="M420 262c-10 8-18 10-30 8" />
      <path className="stroke-scene-line" strokeWidth="3.500" d="m390 270-24-6M390 272l-22 6" />
      <circle className="fill-scene-wood" cx="429" cy="232" r="11" />
      <path
        className="fill-accent-ink"
        d="M417 232c-2-20 24-22 25-2 0 6-2 10-4 12 0-10-6-14-21-10Z"
      />

      {/* the student with a box */}
      <path
        className="fill-scene-shadow"
        d="M178 332c16-6 78-6 94 0 5 3 0 7-5 7-26 3-58 3-84 0-5 0-10-4-5-7Z"
      />
      <path className="stroke-brand-deep" strokeWidth="10" d="m214 300-8 32M224 300l10 30" />
      <path className="stroke-scene-clay-deep" strokeWidth="8" d="M204 334h8M234 333h8" />
      <path
        className="fill-scene-clay"
        d="M202 302v-34c0-11 7-17 17-17s17 6 17 17v34c-10 4-24 4-34 0Z"
      />
      <circle className="fill-scene-wood-shade" cx="220" cy="234" r="12" />
      <path className="fill-accent-ink" d="M207 236c-4-22 24-27 27-7-8-3-13-3-17 0-3 2-6 4-10 7Z" />
      <path
        className="fill-scene-wood-shade"
        d="M228 262h46c2 0 4 2 4 4v34c0 2-2 4-4 4h-46c-2 0-4-2-4-4v-34c0-2 2-4 4-4Z"
      />
      <path className="fill-scene-wood" d="M228 262h46c2 0 4 2 4 4v6h-54v-6c0-2 2-4 4-4Z" />
      <path className="fill-scene-paper" d="M246 262h10v18h-10z" />
      <path className="stroke-scene-clay-deep" strokeWidth="9" d="M212 268c2 14 10 24 26 26" />

      {/* tree */}
      <path
        className="fill-scene-wood-shade"
        d="M28 316c2-22 2-46 0-70h12c-2 26-1 48 2 70-4 3-10 3-14 0Z"
      />
      <path
        className="fill-scene-leaf-deep"
        d="M6 232c-6-16 4-32 16-32 0-22 30-26 36-8 16-2 24 16 16 28 4 16-12 28-26 22-14 10-36 4-42-10Z"
      />
      <path
        className="fill-scene-leaf"
        d="M8 226c-4-14 4-26 14-26 0-22 30-26 36-8-14 0-18 8-18 18-12-2-20 4-32 16Z"
      />
      {[
        [128, 322, 'fill-scene-sun'],
        [146, 328, 'fill-scene-clay'],
        [160, 320, 'fill-scene-sun'],
        [300, 328, 'fill-scene-clay'],
        [316, 322, 'fill-scene-sun'],
      ].map(([x, y, petal]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="stroke-scene-leaf-deep" strokeWidth="3" d="M0 0v-12" />
          <circle className={String(petal)} cx="0" cy="-15" r="5" />
        </g>
      ))}
    </Scene>
  );
}
