import { readFileSync } from 'node:fs';
import {
  builtinResolvers,
  parse,
  utils,
  type Documentation,
  type Handler,
  type NodePath,
} from 'react-docgen';
import type { Plugin } from 'vite';

/** The defaults of a component's props, as source text. */
type Defaults = Readonly<Record<string, string>>;

/**
 * Reads the defaults of props from the `defaultVariants` of a `cva` call in the same file. Storybook's
 * own docgen knows only the defaults in a component's signature.
 *
 * @returns the defaults by component; empty when there are none
 *
 * @example
 * variantDefaults(source, 'src/ui/Card.tsx') // { Card: { tone: "'raised'", padding: "'md'" } }
 */
export function variantDefaults(source: string, filename: string): Record<string, Defaults> {
  if (!source.includes('defaultVariants')) return {};
  const found = parse(source, {
    filename,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [readDefaults],
    babelOptions: { babelrc: false, configFile: false },
  }) as (Documentation & { component?: string; defaults?: Defaults })[];
  return Object.fromEntries(
    found.flatMap(({ component, defaults = {} }) =>
      component !== undefined && Object.keys(defaults).length > 0 ? [[component, defaults]] : [],
    ),
  );
}

/** Finds calls such as `classes({ tone, className })` in a component, and the variants of `classes`. */
const readDefaults: Handler = (documentation, component) => {
  if (!component.isFunctionDeclaration()) return;
  const defaults: Record<string, string> = {};
  component.traverse({
    CallExpression(call) {
      const variants = defaultVariantsOf(call);
      const [given] = call.get('arguments');
      if (!variants?.isObjectExpression() || !given?.isObjectExpression()) return;
      for (const property of given.get('properties')) {
        if (!property.isObjectProperty()) continue;
        const name = utils.getPropertyName(property);
        const value = name === null ? null : utils.getPropertyValuePath(variants, name);
        const prop = property.get('value');
        if (value && prop.isIdentifier()) defaults[prop.node.name] = utils.printValue(value);
      }
    },
  });
  documentation.set('component', component.node.id?.name);
  documentation.set('defaults', defaults);
};

/** The `defaultVariants` of the function that is called, if it comes from `cva`. */
function defaultVariantsOf(call: NodePath): NodePath | null {
  if (!call.isCallExpression()) return null;
  const made = utils.resolveToValue(call.get('callee'));
  if (!made.isCallExpression() || !made.get('callee').isIdentifier({ name: 'cva' })) return null;
  const config = made.get('arguments')[1];
  if (!config?.isObjectExpression()) return null;
  return utils.getPropertyValuePath(config, 'defaultVariants');
}

/** Adds the {@link variantDefaults} of each component to what docs pages show of its props. */
export function variantDefaultsPlugin(): Plugin {
  return {
    name: 'variant-defaults',
    // After Storybook's docgen has appended its own part to the module.
    enforce: 'post',
    transform(code, id) {
      // A component that is imported as text, `?raw`, stays as it is.
      if (!/\/src\/[^?]*\.tsx$/.test(id)) return undefined;
      const defaults = Object.entries(variantDefaults(readFileSync(id, 'utf8'), id));
      if (defaults.length === 0) return undefined;
      return { code: [code, ...defaults.map(statement)].join('\n'), map: null };
    },
  };
}

function statement([component, defaults]: [string, Defaults]): string {
  const lines = Object.entries(defaults).map(([prop, value]) => {
    const shown = JSON.stringify({ value, computed: false });
    return `if (props[${JSON.stringify(prop)}]) props[${JSON.stringify(prop)}].defaultValue ??= ${shown};`;
  });
  return `{ const props = ${component}.__docgenInfo?.props ?? {}; ${lines.join(' ')} }`;
}
