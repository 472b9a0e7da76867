import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import type { EstadoDoSalvamento } from '../../lib/salvamento.ts'
import { SituacaoDoSalvamento } from './situacao-do-salvamento.tsx'

const ESTADOS: readonly (readonly [EstadoDoSalvamento<string>, texto: RegExp, emVozAlta: boolean])[] = [
  [{ tipo: 'salvo', em: '2020-03-10T15:04:00Z' }, /^Salvo em 10\/03\/2020/, false],
  [{ tipo: 'mudado' }, /^Alterado$/, false],
  [{ tipo: 'salvando' }, /^Salvando…$/, false],
  [{ tipo: 'guardado' }, /^Sem conexão: guardado neste aparelho$/, true],
  [{ tipo: 'recusado', erro: new Error('x') }, /^Não foi possível salvar:/, true],
  [
    { tipo: 'conflito', base: 'a', deles: { dados: 'b', versao: 2, alteradoEm: '2026-11-20T12:00:00Z' } },
    /^Outra pessoa alterou este laudo$/,
    true,
  ],
]

describe('a situação do salvamento', () => {
  it.each(ESTADOS)('%o: mostra como está, e diz em voz alta só o que vai mal', async (estado, texto, emVozAlta) => {
    await desenhar(<SituacaoDoSalvamento estado={estado} oQue="este laudo" />)
    await expect.element(page.getByTitle(texto)).toBeVisible()
    expect(page.getByRole('status').element().textContent).toMatch(emVozAlta ? texto : /^$/)
  })
})
