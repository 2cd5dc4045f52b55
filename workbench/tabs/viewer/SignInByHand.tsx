import { MOCK_CODE } from '#mocks/db/codes.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { viewerCopy as copy } from '../viewer-copy.ts';

const VALUES: readonly { readonly term: string; readonly value: string }[] = [
  { term: copy.roles.client, value: people.client.email },
  { term: copy.roles.worker, value: people.worker.email },
  { term: copy.roles.unverified, value: people.unverified.email },
  { term: copy.password, value: MOCK_PASSWORD },
  { term: copy.code, value: MOCK_CODE },
];

/** What to type into the app's own forms: the accounts, their password and the verification code. */
export function SignInByHand() {
  return (
    <PanelSection title={copy.byHand} text={copy.byHandText}>
      <DefinitionList>
        {VALUES.map(({ term, value }) => (
          <Definition key={term} term={term}>
            {/* One click selects it. */}
            <span className="select-all">{value}</span>
          </Definition>
        ))}
      </DefinitionList>
    </PanelSection>
  );
}
