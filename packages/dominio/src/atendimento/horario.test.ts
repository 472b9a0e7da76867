import { expect, it } from 'vitest'
import { recusaDoPedido, respostaDaProposta } from './index.ts'

const QUAL = { codigo: '01990000-0000-7000-8000-0000000000e1', versao: 1 }
const problemas = (lido: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
}) => lido.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

it.each([null, '', '   '])('quem recusa um pedido, ou um horário proposto, diz por quê: %j não é motivo', (motivo) => {
  const falta = [['motivo', 'Informe o motivo.']]
  expect(problemas(recusaDoPedido.safeParse({ ...QUAL, motivo }))).toEqual(falta)
  expect(problemas(respostaDaProposta.safeParse({ ...QUAL, aceita: false, motivo }))).toEqual(falta)
})

it('quem aceita não precisa dizer nada', () => {
  expect(respostaDaProposta.parse({ ...QUAL, aceita: true, motivo: '' })).toEqual({
    ...QUAL,
    aceita: true,
    motivo: null,
  })
  expect(recusaDoPedido.parse({ ...QUAL, motivo: 'Sem vaga' }).motivo).toBe('Sem vaga')
})
