import { SegmentedSwitch } from '@/components/ui/segmented-switch';
import { Field } from '@/components/ui/field';
import { localToday } from '@/lib/nutriai/client/local-date';
import type { EntryErrors, MeasurementEntry } from '@/lib/nutriai/client/babies/measurement-entry';
import { type UnitSystem, unitNames } from '@/lib/nutriai/client/units';
import styles from './measurement-dialog.module.css';

interface MeasurementFieldsProps {
  id: string;
  entry: MeasurementEntry;
  errors: EntryErrors;
  units: UnitSystem;
  birthDate: string;
  onWrite: (patch: Partial<MeasurementEntry>) => void;
  onUnits: (units: UnitSystem) => void;
}

export function MeasurementFields(props: MeasurementFieldsProps) {
  const { units, onUnits } = props;
  const { weight, length } = unitNames[units];
  return (
    <>
      <div className={styles.top}>
        <DayField {...props} />
        <SegmentedSwitch
          label="Units"
          choices={[
            { value: 'metric', name: 'kg, cm' },
            { value: 'us', name: 'lb, in' },
          ]}
          chosen={units}
          onChoose={onUnits}
        />
      </div>
      <div className={units === 'us' ? styles.pair : undefined}>
        <SizeField {...props} field="weight" label={`Weight (${weight})`} />
        {units === 'us' && <SizeField {...props} field="ounces" label="and ounces" />}
      </div>
      <div className={styles.pair}>
        <SizeField {...props} field="length" label={`Length (${length})`} />
        <SizeField {...props} field="head" label={`Head (${length})`} />
      </div>
      <p className={styles.hint}>
        Leave empty what you didn’t measure. Under two years, measure length lying down.
      </p>
    </>
  );
}

type DayFieldProps = Pick<MeasurementFieldsProps, 'id' | 'entry' | 'errors' | 'birthDate' | 'onWrite'>;

function DayField({ id, entry, errors, birthDate, onWrite }: DayFieldProps) {
  return (
    <Field id={`${id}-date`} label="Day" error={errors.date}>
      {(control) => (
        <input
          {...control}
          type="date"
          autoComplete="off"
          min={birthDate}
          max={localToday()}
          value={entry.date}
          onChange={(event) => onWrite({ date: event.target.value })}
        />
      )}
    </Field>
  );
}

interface SizeFieldProps extends Pick<MeasurementFieldsProps, 'id' | 'entry' | 'errors' | 'onWrite'> {
  field: 'weight' | 'ounces' | 'length' | 'head';
  label: string;
}

function SizeField({ id, entry, errors, onWrite, field, label }: SizeFieldProps) {
  return (
    <Field id={`${id}-${field}`} label={label} error={errors[field]}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={entry[field]}
          onChange={(event) => onWrite({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
