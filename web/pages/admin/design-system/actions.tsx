import { Button, IconButton, SegmentedControl, Tabs } from '@radix-ui/themes'
import { Link } from 'react-router'
import { CountBadge } from '../../../components/count-badge.tsx'
import { MenuIcon } from '../../../components/icons.tsx'
import { Specimen, States } from './specimen.tsx'

const here = '/dashboard/admin/design-system'

/** What people press. */
export const Actions = () => (
  <>
    <Specimen
      name="button-primary"
      title="Button, first level"
      use="The one thing this page or dialog is for. One of them in sight."
    >
      <States
        of={{
          'At rest': <Button>Send assessment</Button>,
          Busy: <Button disabled>Sending...</Button>,
          Small: <Button size="1">Send</Button>,
          Large: <Button size="3">Send</Button>,
        }}
      />
    </Specimen>
    <Specimen name="button-secondary" title="Button, second level" use="Everything else that can be done here.">
      <States
        of={{
          'At rest': (
            <Button variant="soft" color="gray">
              Refresh
            </Button>
          ),
          'Not now': (
            <Button variant="soft" color="gray" disabled>
              Refresh
            </Button>
          ),
          Small: (
            <Button variant="soft" color="gray" size="1">
              Refresh
            </Button>
          ),
        }}
      />
    </Specimen>
    <Specimen
      name="button-quiet"
      title="Button, third level"
      use="Beside a heading or in a row, where a filled button would shout."
    >
      <States
        of={{
          'At rest': (
            <Button variant="ghost" size="1">
              Clear all
            </Button>
          ),
          'Not now': (
            <Button variant="ghost" size="1" disabled>
              Clear all
            </Button>
          ),
          'In a sentence': (
            <button type="button" className="link-button">
              Show all 56
            </button>
          ),
        }}
      />
    </Specimen>
    <Specimen
      name="button-danger"
      title="Button, danger"
      use="Cannot be taken back. Filled only in the dialog that asks once more."
    >
      <States
        of={{
          'In the dialog': <Button color="red">Delete candidate</Button>,
          'On the page': (
            <Button color="red" variant="soft">
              Delete
            </Button>
          ),
          'Not now': (
            <Button color="red" variant="soft" disabled>
              Delete
            </Button>
          ),
        }}
      />
    </Specimen>
    <Specimen
      name="icon-button"
      title="Icon button"
      use="Where words do not fit. Always with a name for those who hear the page."
    >
      <States
        of={{
          'At rest': (
            <IconButton variant="soft" color="gray" aria-label="Menu">
              <MenuIcon />
            </IconButton>
          ),
          'Not now': (
            <IconButton variant="soft" color="gray" aria-label="Menu" disabled>
              <MenuIcon />
            </IconButton>
          ),
        }}
      />
    </Specimen>
    <Specimen name="row-button" title="Button in a row" use="In tables, where every row has the same ones.">
      <div className="row gap-2">
        <button type="button" className="row-button">
          Open
        </button>
        <button type="button" className="row-button" data-open>
          Open now
        </button>
        <button type="button" className="row-button" disabled>
          Not now
        </button>
      </div>
    </Specimen>
    <Specimen name="link" title="Link" use="Leads to another page; a button does something on this one.">
      <p>
        <Link to={here}>A page of its own</Link> · <a href="#piece-link">a place on this page</a>
      </p>
    </Specimen>
    <Specimen name="breadcrumb" title="Breadcrumb" use="The way back to the place of the sidebar this page belongs to.">
      <nav className="crumbs" aria-label="Example of a breadcrumb">
        <ol className="bare flex flex-wrap items-center">
          <li>
            <a href="#piece-breadcrumb">Jobs</a>
          </li>
          <li>
            <a href="#piece-breadcrumb">Data Analyst</a>
          </li>
          <li aria-current="page">Board</li>
        </ol>
      </nav>
    </Specimen>
    <Specimen name="views" title="Views" use="Several looks at the same list, each with an address of its own.">
      <nav className="toggle" aria-label="Example of views">
        <a href="#piece-views" aria-current="page">
          All
        </a>
        <a href="#piece-views">
          Latest <CountBadge count={9} meaning="new" />
        </a>
        <a href="#piece-views">History</a>
      </nav>
    </Specimen>
    <Specimen name="tabs" title="Tabs" use="Parts of one thing, where only one is needed at a time.">
      <Tabs.Root defaultValue="evidence">
        <Tabs.List size="2">
          <Tabs.Trigger value="evidence">Evidence</Tabs.Trigger>
          <Tabs.Trigger value="resume">Resume</Tabs.Trigger>
          <Tabs.Trigger value="notes">Notes</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="evidence" className="muted small mt-2">
          What the chosen tab holds
        </Tabs.Content>
        <Tabs.Content value="resume" />
        <Tabs.Content value="notes" />
      </Tabs.Root>
    </Specimen>
    <Specimen name="segments" title="Segments" use="Two or three ways to show the same.">
      <SegmentedControl.Root defaultValue="page" size="1">
        <SegmentedControl.Item value="page">Page</SegmentedControl.Item>
        <SegmentedControl.Item value="text">Text as read</SegmentedControl.Item>
      </SegmentedControl.Root>
    </Specimen>
    <Specimen name="menu" title="Menu" use="What fits in no row: opens below its button and is walked through by arrows.">
      <div className="popup menu" role="menu" aria-label="Example of a menu">
        <p>Data Analyst</p>
        <button type="button" role="menuitem">
          Send email
        </button>
        <button type="button" role="menuitem">
          Schedule interview
        </button>
        <hr />
        <button type="button" role="menuitem" disabled>
          Merge
        </button>
      </div>
    </Specimen>
    <Specimen name="keys" title="Keys" use="Which key does the same as a button.">
      <p>
        <kbd>A</kbd> advance · <kbd>R</kbd> reject · <kbd>Ctrl</kbd> <kbd>K</kbd> find
      </p>
    </Specimen>
  </>
)
