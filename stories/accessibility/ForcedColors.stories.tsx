import { Check, MapPin, Trash2, X } from 'lucide-react';
import { paths } from '#src/lib/navigation/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Field } from '#src/ui/Field.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { openVerification } from '../screens/auth/verification-steps.ts';
import { framed } from '../ui/sheet.tsx';
import { exempt } from '#stories/checks/a11y-exceptions.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

/**
 * With a palette chosen by the user, such as a Windows contrast theme, backgrounds and shadows
 * disappear and only a few colors remain. Tests and pictures emulate it; in a browser, use the
 * Rendering panel of the developer tools.
 */
const meta = preview.meta({
  title: 'Accessibility/Forced colors',
  parameters: {
    frame: true,
    emulate: { forcedColors: 'active' as const },
    a11y: exempt('forced-colors'),
  },
});

export const Components = meta.story({
  parameters: { chromatic: inAllModes },
  decorators: [framed],
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Publish</Button>
          <Button variant="secondary">Edit</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden strokeWidth={1.75} />}>
            Delete
          </Button>
          <Button isBusy>Saving</Button>
          <Button disabled>Not now</Button>
          <IconButton label="Close">
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
        </div>
        <Tabs defaultValue="open">
          <TabList label="Requests">
            <Tab value="open">Open</Tab>
            <Tab value="closed">Closed</Tab>
          </TabList>
          <TabPanel value="open">Two open requests</TabPanel>
          <TabPanel value="closed">None is closed</TabPanel>
        </Tabs>
        <div className="flex flex-wrap gap-2">
          <Badge tone="success" icon={<Check aria-hidden />}>
            Completed
          </Badge>
          <Badge tone="warning">Waiting</Badge>
          <Badge tone="danger">Overdue</Badge>
        </div>
        <Alert tone="danger" title="The server doesn't respond">
          Try again in a minute.
        </Alert>
        <Card className="flex items-center gap-3">
          <MapPin aria-hidden strokeWidth={1.75} className="size-5" /> A card keeps its edge
        </Card>
      </div>
      <div className="flex flex-col gap-5">
        <Field label="Name" hint="As your neighbors know you.">
          <Input defaultValue="Ana Souza" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <Input defaultValue="ana" />
        </Field>
        <Field label="City">
          <Select>
            <option>Lisbon</option>
          </Select>
        </Field>
        <Field label="About you">
          <Textarea />
        </Field>
        <Checkbox label="Keep me signed in" defaultChecked />
        <Checkbox label="Write to me about news" />
      </div>
    </div>
  ),
});

export const SignIn = meta.story({
  parameters: { scenario: home, screens: [AuthScreen], at: paths.auth.to() },
});

export const Verification = meta.story({
  parameters: { scenario: home, screens: [AuthScreen], at: paths.auth.to() },
  play: async (context) => {
    await openVerification(context);
  },
});

export const Dashboard = meta.story({
  parameters: { scenario: dashboardLoaded, screens: [DashboardScreen] },
});
