import { people } from '#mocks/fixtures/accounts.ts';
import { fullName } from '#src/domain/user.ts';
import { forwardInputs } from '../kiosk/inputs.ts';
import { demoCopy as copy } from './copy.ts';
import type { DemoPerson } from './demo-path.ts';

/** The app in a frame, which its name gives a session of its own. */
export function AppFrame({ person, address }: { person: DemoPerson; address: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the app itself, with its storage
    <iframe
      name={person}
      src={address}
      title={copy.frame(fullName(people[person]), copy.roles[person])}
      className="size-full"
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) forwardInputs(contentWindow);
      }}
    />
  );
}
