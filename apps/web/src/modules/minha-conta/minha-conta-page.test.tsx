import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessao } from '../../lib/navegador.ts'
import { criarToken } from '../../../teste/fabricas.ts'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const OUTRA = '01990000-0000-7000-8000-0000000000c8'
const DESLIGADO = { ativadoEm: null, obrigatorio: false, codigosRestantes: 0 }
const conta = (mudanca: Partial<Corpo<'GET /conta'>> = {}) =>
  exemplo('GET /conta', {
    nome: 'Clara Prado',
    email: 'clara@exemplo.com.br',
    perfis: ['CLIENTE'],
    versao: 4,
    segundoFator: DESLIGADO,
    ...mudanca,
  })
const sessoes = exemplo('GET /conta/sessoes', [
  { aparelho: 'Chrome no Windows', atual: true },
  { codigo: OUTRA, aparelho: 'Safari no iPhone' },
])

provarTela('/conta', {
  perfil: 'CLIENTE',
  tambem: () => {
    servidor.responde('GET /conta/sessoes', sessoes)
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', [])
  },
  leitura: { chave: 'GET /conta', resposta: conta(), mostra: 'clara@exemplo.com.br', vazia: null },
  acao: {
    chave: 'PUT /conta',
    preenche: () => escrever('Nome', 'Clara Prado Dias'),
    botao: 'Salvar',
    pede: { nome: 'Clara Prado Dias', versao: 4 },
    resposta: conta({ nome: 'Clara Prado Dias', versao: 5 }),
    depois: 'Dados salvos.',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

describe('minha conta', () => {
  beforeEach(() => {
    servidor.responde('GET /conta', conta())
    servidor.responde('GET /conta/sessoes', sessoes)
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', [])
  })

  it('o nome novo vale na hora em toda a tela', async () => {
    servidor.responde('PUT /conta', conta({ nome: 'Bruna Dias' }))
    await abrir('/conta', 'CLIENTE')
    await escrever('Nome', 'Bruna Dias')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => sessao.estado().usuario?.nome).toBe('Bruna Dias')
    await expect
      .element(
        page
          .getByRole('banner')
          .getByText(/Bruna|BD/)
          .first(),
      )
      .toBeVisible()
  })

  it('trocada a senha, a sessão continua com o token novo e os campos se esvaziam', async () => {
    const token = criarToken(Date.now() - 1_000, 24 * 60 * 60_000, { nova: true })
    servidor.responde('POST /conta/senha', { token })
    await abrir('/conta', 'CLIENTE')
    await escrever('Senha atual', 'lagoa calma de inverno')
    await escrever('Senha nova', 'serra alta de verão')
    await expect.element(page.getByText(/^Força da senha nova: /)).toBeVisible()
    await page.getByRole('button', { name: 'Trocar a senha' }).click()
    await expect.element(page.getByText('Senha trocada. As suas outras sessões foram encerradas.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Senha atual' })).toHaveValue('')
    expect(sessao.token()).toBe(token)
    expect(servidor.pedidos('POST /conta/senha')).toEqual([
      { senhaAtual: 'lagoa calma de inverno', senha: 'serra alta de verão' },
    ])
  })

  it('encerra uma sessão que não é esta, e as outras só depois de perguntar', async () => {
    servidor.responde('DELETE /conta/sessoes/:codigo', undefined)
    servidor.responde('DELETE /conta/sessoes', undefined)
    await abrir('/conta', 'CLIENTE')
    await page.getByRole('button', { name: 'Encerrar: Safari no iPhone' }).click()
    await expect.element(page.getByText('Sessão encerrada.')).toBeVisible()
    expect(servidor.pedidos('DELETE /conta/sessoes/:codigo')).toEqual([{ codigo: OUTRA }])
    expect(page.getByRole('button', { name: 'Encerrar: Chrome no Windows' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Encerrar as outras' }).click()
    expect(servidor.pedidos('DELETE /conta/sessoes')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar as outras' }).click()
    await expect.element(page.getByText('As outras sessões foram encerradas.')).toBeVisible()
  })
})

describe('verificação em duas etapas', () => {
  beforeEach(() => {
    servidor.responde('GET /conta/sessoes', sessoes)
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', [])
  })

  it('ligada com a senha e o celular, passa a dizer quantos códigos restam', async () => {
    const novo = { chave: 'ABCDEFGHJKLM', uri: 'otpauth://totp/x', qr: { lado: 2, caminho: 'M0 0h1v1H0z' } }
    servidor.responde('GET /conta', conta())
    servidor.responde('POST /conta/segundo-fator', novo)
    servidor.responde('POST /conta/segundo-fator/confirmacao', { codigos: ['ABCD-EFGH-JKMN-PQRS'] })
    await abrir('/conta', 'CLIENTE')
    await page.getByRole('button', { name: 'Ligar' }).click()
    await escrever('Sua senha', 'lagoa calma de inverno')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByText('ABCD EFGH JKLM')).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox').fill('123456')
    await page.getByRole('dialog').getByRole('button', { name: 'Ligar' }).click()
    await expect.element(page.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible()
    const segundoFator = { ativadoEm: '2026-11-20T12:00:00Z', obrigatorio: false, codigosRestantes: 10 }
    servidor.responde('GET /conta', conta({ segundoFator }))
    await page.getByRole('button', { name: /Já guardei/ }).click()
    await expect.element(page.getByText(/Restam 10 códigos de recuperação\./)).toBeVisible()
  })

  it('onde é obrigatória, se troca e não se desliga; com poucos códigos, avisa', async () => {
    const segundoFator = { ativadoEm: '2026-11-20T12:00:00Z', obrigatorio: true, codigosRestantes: 1 }
    servidor.responde('GET /conta', conta({ segundoFator }))
    await abrir('/conta', 'CLIENTE')
    await expect.element(page.getByText(/Resta 1 código de recuperação\. Gere novos antes que acabem\./)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Trocar de aplicativo' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Desligar' }).query()).toBeNull()
  })
})

describe('chaves de acesso', () => {
  const chave = { codigo: OUTRA, nome: 'Celular', usadaEm: '2026-11-20T12:00:00Z' }

  beforeEach(() => {
    servidor.responde('GET /conta', conta())
    servidor.responde('GET /conta/sessoes', sessoes)
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', exemplo('GET /conta/chaves-de-acesso', [chave]))
  })

  it('dá outro nome a uma, e a remove só depois de perguntar', async () => {
    servidor.responde('PUT /conta/chaves-de-acesso/:codigo', exemplo('PUT /conta/chaves-de-acesso/:codigo', chave))
    servidor.responde('DELETE /conta/chaves-de-acesso/:codigo', undefined)
    await abrir('/conta', 'CLIENTE')
    await page.getByRole('button', { name: 'Renomear: Celular' }).click()
    await escrever('Nome da chave', 'Meu iPhone')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Nome salvo.')).toBeVisible()
    expect(servidor.pedidos('PUT /conta/chaves-de-acesso/:codigo')).toEqual([{ codigo: OUTRA, nome: 'Meu iPhone' }])
    await page.getByRole('button', { name: 'Remover: Celular' }).click()
    expect(servidor.pedidos('DELETE /conta/chaves-de-acesso/:codigo')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect.element(page.getByText('Chave removida.')).toBeVisible()
  })

  it('diz de uma bloqueada que não entra mais, e por quê', async () => {
    const bloqueada = { ...chave, bloqueadaEm: '2026-11-20T13:00:00Z' }
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', exemplo('GET /conta/chaves-de-acesso', [bloqueada]))
    await abrir('/conta', 'CLIENTE')
    await expect.element(page.getByText('Bloqueada')).toBeVisible()
    await expect.element(page.getByText(/pode ter sido copiada/)).toBeVisible()
  })

  it('um navegador que não a faz neste endereço diz isso, e o nome fica', async () => {
    const pedido = exemplo('POST /conta/chaves-de-acesso/desafio', {
      rp: { id: 'outro.exemplo' },
      challenge: 'AAAA',
      user: { id: 'AAAA' },
    })
    servidor.responde('POST /conta/chaves-de-acesso/desafio', pedido)
    await abrir('/conta', 'CLIENTE')
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
    await escrever('Nome da chave', 'Recepção')
    await page.getByRole('dialog').getByRole('button', { name: 'Criar', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Nome da chave' })).toHaveValue('Recepção')
  })
})
