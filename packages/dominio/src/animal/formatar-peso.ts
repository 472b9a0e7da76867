/** `12,5 kg`, `850 g`: below one kilogram in grams, as scales for small animals show. The space does not break. */
export function formatarPeso(gramas: number): string {
  if (gramas < 1_000) return `${gramas}\u00a0g`
  const decimais = String(gramas % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const inteiros = String(Math.trunc(gramas / 1_000)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${inteiros}${decimais === '' ? '' : `,${decimais}`}\u00a0kg`
}
