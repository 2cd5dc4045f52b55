import { MOCK_CODE } from '#mocks/db/codes.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { PanelSection } from '../../PanelSection.tsx';

const VALUES: readonly { readonly term: string; readonly value: string }[] = [
  { term: 'Client', value: people.client.email },
  { term: 'Worker', value: people.worker.email },
  { term: 'Unverified', value: people.unverified.email },
  { term: 'Password', value: MOCK_PASSWORD },
  { term: 'Code', value: MOCK_CODE },
];

/** What to type into the app's own forms: the accounts, their password and the verification code. */
export function SignInByHand() {
  return (
    <PanelSection
      title="Sign in by hand"
      text="All accounts have the same password and verification code."
    >
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
