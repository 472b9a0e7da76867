import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import type { EstadoDoSalvamento } from '../../lib/salvamento.ts'
import { SituacaoDoSalvamento } from './situacao-do-salvamento.tsx'

const ESTADOS: readonly (readonly [EstadoDoSalvamento<string>, texto: string | RegExp, dito: string])[] = [
  [{ tipo: 'salvo', em: '2020-03-10T15:04:00Z' }, /^Salvo em 10\/03\/2020/, ''],
  [{ tipo: 'mudado' }, 'Alterado', ''],
  [{ tipo: 'salvando' }, 'Salvando…', ''],
  [{ tipo: 'guardado' }, 'Sem conexão: guardado neste aparelho', 'Sem conexão: guardado neste aparelho'],
  [{ tipo: 'recusado', erro: new Error('x') }, /^Não foi possível salvar:/, 'Não foi possível salvar:'],
  [
    { tipo: 'conflito', base: 'a', deles: { dados: 'b', versao: 2, alteradoEm: '2026-11-20T12:00:00Z' } },
    'Outra pessoa alterou este laudo',
    'Outra pessoa alterou este laudo',
  ],
]

describe('a situação do salvamento', () => {
  it.each(ESTADOS)('%o: mostra como está, e diz em voz alta só o que vai mal', async (estado, texto, dito) => {
    await desenhar(<SituacaoDoSalvamento estado={estado} oQue="este laudo" />)
    await expect.element(page.getByTitle(texto)).toBeVisible()
    const status = page.getByRole('status').element().textContent ?? ''
    if (dito === '') expect(status).toBe('')
    else expect(status).toContain(dito)
  })
})
