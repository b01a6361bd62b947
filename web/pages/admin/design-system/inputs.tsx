import { Button } from '@radix-ui/themes'
import { CopyLinkField } from '../../../components/copy-link-field.tsx'
import { Field, PasswordField, SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { SwitchField } from '../switch-field.tsx'
import { Specimen } from './specimen.tsx'

/** What people fill in. */
export const Inputs = () => (
  <>
    <Specimen name="text-field" title="Text field" use="Label above, hint below it, the error at the field it is about.">
      <div className="form-grid">
        <TextField label="Job title" defaultValue="Data Analyst" />
        <TextField label="Location" hint="City, or “Remote”" placeholder="Lisbon" />
        <TextField label="Email" optional defaultValue="rosa@" error="Enter an email address such as name@example.com" />
        <TextField label="Workspace" defaultValue="Alder & Finch" readOnly />
        <TextField label="Plan" defaultValue="Trial" disabled />
      </div>
    </Specimen>
    <Specimen name="text-area" title="Text area" use="More than a line.">
      <TextAreaField label="Note" defaultValue="Led the move to a weekly report." rows={3} />
    </Specimen>
    <Specimen name="select" title="Select" use="One of five or more.">
      <div className="form-grid">
        <SelectField label="Stage" defaultValue="new">
          <option value="new">New</option>
        </SelectField>
        <SelectField label="Reason" error="Choose a reason">
          <option value="">Choose a reason</option>
        </SelectField>
      </div>
    </Specimen>
    <Specimen name="password" title="Password" use="Can be shown, so that nobody types it twice.">
      <PasswordField label="Password" autoComplete="current-password" defaultValue="a-long-password" />
    </Specimen>
    <Specimen name="checkbox" title="Checkbox" use="Yes or no, saved with the form.">
      <label className="check">
        <input type="checkbox" defaultChecked /> <span>Tell the candidate by email</span>
      </label>
      <label className="check">
        <input type="checkbox" /> <span>Keep the resume</span>
      </label>
      <label className="check">
        <input type="checkbox" disabled /> <span className="muted">Not now</span>
      </label>
    </Specimen>
    <Specimen name="radio" title="Radio buttons" use="One of two to four, all in sight.">
      <label className="check">
        <input type="radio" name="example" defaultChecked /> <span>Multiple choice</span>
      </label>
      <label className="check">
        <input type="radio" name="example" /> <span>Spoken answers</span>
      </label>
    </Specimen>
    <Specimen name="switch" title="Switch" use="Works at once.">
      <SwitchField name="on" label="Weekly report" hint="Sent on Mondays" isOn />
      <SwitchField name="off" label="Public job list" hint="Everybody can see open jobs" isOn={false} />
    </Specimen>
    <Specimen name="slider" title="Slider" use="A weight; the number beside it can be typed.">
      <Field label="Skills">
        {(control) => (
          <input
            {...control}
            type="range"
            className="slider"
            defaultValue={40}
            style={Object.fromEntries([['--filled', '40%']])}
          />
        )}
      </Field>
    </Specimen>
    <Specimen name="copy-field" title="Link to copy" use="Selected when touched, copied by its button.">
      <CopyLinkField label="Link for the candidate" link="/assessment/abc" which="the link" />
    </Specimen>
    <Specimen name="form-footer" title="Refusal" use="Why a press was refused stands beside the button and takes the focus.">
      <div className="form-footer">
        <div className="notice tone-error refusal break-anywhere">Open the evidence before you reject this candidate.</div>
        <div className="dialog-actions">
          <Button variant="soft" color="gray">
            Cancel
          </Button>
          <Button color="red">Reject</Button>
        </div>
      </div>
    </Specimen>
    <Specimen name="field-error" title="Inline error" use="For a group of fields; a single field has its own.">
      <p className="field-error">Choose at least one skill</p>
    </Specimen>
  </>
)
