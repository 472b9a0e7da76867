import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../../lib/navegador.ts'
import { comSobreposicao, sobreposicao } from '../../../lib/ocupado.ts'
import { escrever } from '../../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const codigo = '01990000-0000-7000-8000-0000000000f1'
const excluir = () => api('DELETE /conta-financeira/:codigo', { codigo })
const dialogo = () => page.getByRole('dialog', { name: 'Confirme que é você' })
const continuar = () => dialogo().getByRole('button', { name: 'Continuar' }).click()

beforeEach(async () => {
  servidor.responde('GET /conta', exemplo('GET /conta', { segundoFator: { ativadoEm: null } }))
  servidor.responde('GET /conta/sessoes', [])
  servidor.responde('GET /conta/chaves-de-acesso', [])
  servidor.responde('GET /abreviatura', [])
  servidor.recusa('DELETE /conta-financeira/:codigo', 'CONFIRME_QUEM_E')
  servidor.responde('POST /conta/reforco', () => {
    servidor.responde('DELETE /conta-financeira/:codigo', undefined)
    return { ate: '2026-11-20T12:10:00Z' }
  })
  await abrir('/conta', 'CLIENTE')
  servidor.responde('GET /conta/reforco', { comCodigo: true, comAplicativo: true, comChave: false })
})

describe('confirmar que é você', () => {
  it('pede a senha e o código, e o que foi pedido segue sozinho; dois pedidos juntos, uma pergunta só', async () => {
    const pedidos = [excluir(), excluir()]
    await escrever('Sua senha', 'lagoa calma de inverno')
    await escrever('Código de verificação', '123 456')
    await continuar()
    await expect(Promise.all(pedidos)).resolves.toEqual([undefined, undefined])
    expect(servidor.pedidos('POST /conta/reforco')).toEqual([{ senha: 'lagoa calma de inverno', codigo: '123456' }])
    await expect.poll(() => dialogo().query()).toBeNull()
  })

  it('a senha errada é dita no campo, e a pergunta continua', async () => {
    servidor.responde('GET /conta/reforco', { comCodigo: false, comAplicativo: false, comChave: false })
    servidor.recusa('POST /conta/reforco', 'SENHA_NAO_CONFERE', { campos: { senha: 'A senha não confere.' } })
    const pedido = excluir().catch((erro: unknown) => erro)
    await escrever('Sua senha', 'errada')
    await continuar()
    await expect.element(dialogo().getByText('A senha não confere.').first()).toBeVisible()
    expect(dialogo().getByText('Código de verificação').query()).toBeNull()
    await dialogo().getByRole('button', { name: 'Cancelar' }).click()
    expect(await pedido).toMatchObject({ name: 'AbortError' })
    expect(servidor.pedidos('DELETE /conta-financeira/:codigo')).toHaveLength(1)
  })

  it('quem tem uma chave a vê primeiro; sem o gesto no aparelho nada é provado, e a senha continua ali', async () => {
    servidor.responde('GET /conta/reforco', { comCodigo: true, comAplicativo: false, comChave: true })
    servidor.responde('POST /conta/reforco/desafio', {
      challenge: 'AAAA',
      timeout: 300_000,
      rpId: 'outro.exemplo',
      allowCredentials: [],
      userVerification: 'required',
    })
    const pedido = excluir().catch((erro: unknown) => erro)
    await dialogo().getByRole('button', { name: 'Confirmar com a chave de acesso' }).click()
    // This address is not where the key is of: the browser refuses by itself.
    await expect.element(dialogo().getByRole('alert')).toBeVisible()
    expect(servidor.pedidos('POST /conta/reforco')).toEqual([])
    await expect.element(dialogo().getByRole('textbox', { name: 'Código de recuperação' })).toBeVisible()
    await dialogo().getByRole('button', { name: 'Cancelar' }).click()
    expect(await pedido).toMatchObject({ name: 'AbortError' })
  })

  it('o véu de um trabalho que bloqueia a tela sai para a pessoa responder, e volta', async () => {
    const visiveis: boolean[] = []
    const pedido = comSobreposicao(async () => {
      await excluir()
      visiveis.push(sobreposicao.ler().visivel)
    })
    await expect.element(dialogo()).toBeVisible()
    expect(sobreposicao.ler().visivel).toBe(false)
    await escrever('Sua senha', 'lagoa calma de inverno')
    await escrever('Código de verificação', '123456')
    await continuar()
    await pedido
    expect(visiveis).toEqual([true])
  })
})
