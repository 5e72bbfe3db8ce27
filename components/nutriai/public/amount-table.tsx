import { InEnglish } from '@/components/content/english/in-english';
import type { NutrientAmount } from '@/lib/content/reading/foods/nutrient-shares';
import { capitalised } from '@/lib/nutriai/engine/capitalised';
import { amountInWords } from './amount-in-words';
import styles from './amount-table.module.css';

export function AmountTable({ caption, amounts }: { caption: string; amounts: readonly NutrientAmount[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {amounts.map(({ code, name, amount, unit }) => (
          <tr key={code}>
            <th scope="row">
              <InEnglish>{capitalised(name)}</InEnglish>
            </th>
            <td>{amountInWords(amount, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
