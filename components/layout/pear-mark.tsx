/** The mark: two curves and a leaf. Works at 16 px; the leaf takes the text colour's place in one-colour use. */
export function PearMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="var(--logo-pear, #a9c94a)"
        d={
          'M24 11c-4.600 0-6.700 3.400-7.400 7.500-.6 3.700-2.300 5.700-4.500 8.400C9.800 29.600 8.500 ' +
          '32 8.500 35c0 6.600 6.600 11 15.500 11s15.500-4.400 ' +
          '15.500-11c0-3-1.300-5.400-3.600-8.100-2.200-2.700-3.900-4.700-4.500-8.400C30.700 14.400 ' +
          '28.600 11 24 11Z'
        }
      />
      <path
        fill="var(--logo-shine, #dcec9b)"
        d={
          'M18.500 24.500c-3.800 3-5.300 6.300-4.700 10.200.2 1.400 1.300 1.900 2.200 1 ' +
          '.8-.8.5-2.100.6-3.600.2-2.500 1.300-4.400 3-6.200.9-1 0-2.300-1.100-1.400Z'
        }
      />
      <path
        fill="var(--logo-leaf, #4f7d2c)"
        d="M24.500 11.500C24 6.500 27.500 2 35 2c.4 6-3.700 9.900-9 10.200-.9 0-1.400-.1-1.500-.7Z"
      />
    </svg>
  );
}
