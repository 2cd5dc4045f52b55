import { showsText } from '../screens/steps.ts';
import { realSource, type DataSource } from '#src/app/data-source.ts';
import { SourceBadge } from '#src/app/SourceBadge.tsx';
import { Container } from '#src/ui/Container.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { home } from '#mocks/scenarios/shell.ts';

/** Where the data comes from, for people who work on the product. */
const meta = preview.meta({ title: 'Shell/Source', parameters: { scenario: home } });

const ORIGIN = 'https://app.nearhand.example';

function shows(source: DataSource, text: string) {
  return {
    render: () => (
      <Container asChild>
        <main className="py-6">
          <h1 className="sr-only">Data source</h1>
          <SourceBadge source={source} />
        </main>
      </Container>
    ),
    play: showsText(text),
  };
}

export const Hosted = meta.story({
  ...shows(
    realSource({ apiBaseUrl: 'https://api.nearhand.example' }, ORIGIN),
    'Hosted API · api.nearhand.example',
  ),
  parameters: { states: ['api.source.hosted'], chromatic: inAllModes },
});

export const Local = meta.story({
  ...shows(
    realSource({ apiBaseUrl: 'http://localhost:8000' }, ORIGIN),
    'Local API · localhost:8000',
  ),
  parameters: { states: ['api.source.local'] },
});
