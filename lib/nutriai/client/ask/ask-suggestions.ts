/** Questions to begin with, by age in completed months. `name` is the child's, or words that stand for it. */
export function askSuggestions(months: number, name: string): readonly string[] {
  if (months < 6)
    return [
      `How much milk does ${name} need?`,
      'Signs of readiness for solids',
      'When do I introduce peanut?',
    ];
  if (months < 9)
    return [`Can ${name} eat strawberries?`, 'How do I introduce egg?', `How much water does ${name} need?`];
  if (months < 12)
    return ['How do I cut grapes?', `How much iron does ${name} need?`, 'What can I make with lentils?'];
  if (months < 24)
    return [`Can ${name} drink cow’s milk?`, 'Which foods should I still avoid?', 'Quick dinner ideas'];
  return [`Can ${name} eat popcorn?`, 'How much salt a day?', `${name} refuses vegetables`];
}
