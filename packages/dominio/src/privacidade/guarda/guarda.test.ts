import { expect, it } from 'vitest'
import { CHAVES_DE_GUARDA, PRAZOS_DA_POLITICA, REGRAS_DE_GUARDA, type RegraDeGuarda } from './index.ts'

/** How a period that nothing ends is said: it promises no day on which it goes. */
const SEM_FIM = /no mínimo|^Até o pedido|^O mesmo prazo do documento$/

it.each(CHAVES_DE_GUARDA)(
  '%s: ou tem prazo que se cumpre, ou diz por que não sai sozinha e não promete um fim',
  (chave) => {
    const { dado, prazo, motivo, duracao, semTarefa }: RegraDeGuarda = REGRAS_DE_GUARDA[chave]
    for (const texto of [dado, prazo, motivo]) expect(texto.trim()).not.toBe('')
    if (duracao === null) {
      expect(semTarefa.length).toBeGreaterThan(30)
      expect(prazo).toMatch(SEM_FIM)
    } else {
      expect(Temporal.Duration.from(duracao).sign).toBeGreaterThanOrEqual(0)
      expect(semTarefa).toBeUndefined()
      expect(prazo).not.toMatch(SEM_FIM)
    }
  },
)

it('a política diz cada regra que não é de minutos, uma vez', () => {
  const ditas = PRAZOS_DA_POLITICA.map(([dado]) => dado)
  const regras: RegraDeGuarda[] = CHAVES_DE_GUARDA.map((chave) => REGRAS_DE_GUARDA[chave])
  expect(ditas).toEqual(regras.filter(({ foraDaPolitica }) => foraDaPolitica !== true).map(({ dado }) => dado))
  expect(new Set(ditas).size).toBe(ditas.length)
})
