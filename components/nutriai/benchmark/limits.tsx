import { BenchmarkSection } from './benchmark-section';

/** What the figures do not say. */
export function Limits() {
  return (
    <BenchmarkSection id="limits" title="What the figures don’t say">
      <ul>
        <li>No native speaker has read the cases in German, Spanish, French, Italian and Portuguese yet.</li>
        <li>
          No dietitian or children’s doctor outside this project has reviewed the verdicts, and nobody has
          reopened the sources since the cases were written.
        </li>
        <li>
          The texts were written for the benchmark. They are not collected from parents, whose questions may
          be harder.
        </li>
        <li>
          We wrote both the cases and the engine. That is why we show the first run beside the latest one, and
          the half that was mostly only counted beside the half we read.
        </li>
        <li>
          Only the verdict is judged, not the advice that comes with it. Doses of medicines and supplements
          are left out, because no answer should confirm one.
        </li>
        <li>We have not measured any language model with it yet, so there is no ranking.</li>
        <li>A good result does not make a judge safe. This is information, not medical advice.</li>
      </ul>
    </BenchmarkSection>
  );
}
