import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const RITA = {
  codigo: '01990000-0000-7000-8000-00000000e001',
  nome: 'Rita da Recepção',
  email: 'rita@exemplo.com.br',
  perfil: 'CLIENTE' as const,
  papel: { valor: 'RECEPCAO', nome: 'Recepção' },
  alvo: null,
  estado: 'ATIVO' as const,
  convite: null,
  eu: false,
  versao: 3,
}
const pagina = (itens: object[]) =>
  exemplo('GET /equipe', { itens, proximo: null, total: itens.length, totalExato: true })
const TODAS = {
  mudarPapel: true,
  mudarSituacao: true,
  encerrarSessoes: true,
  reenviar: false,
  cancelar: false,
  verHistorico: true,
}
const ficha = (mudanca: object = {}) =>
  exemplo('GET /equipe/:codigo', { ...RITA, link: null, sessoesAbertas: [], acoes: TODAS, ...mudanca })
const FOLGA = { usado: 3, limite: 10, razao: 0.3, avisar: false, esgotado: false }
const semPapeis = () => {
  servidor.responde('GET /papel', [])
  servidor.responde('GET /equipe/lugares', FOLGA)
}

provarTela('/empresa/equipe', {
  perfil: 'CLIENTE',
  tambem: semPapeis,
  leitura: {
    chave: 'GET /equipe',
    resposta: pagina([RITA]),
    mostra: 'rita@exemplo.com.br',
    vazia: { resposta: pagina([]), diz: 'Ninguém ainda' },
  },
  acao: {
    chave: 'POST /equipe/convite',
    preenche: async () => {
      await page.getByRole('button', { name: 'Convidar' }).click()
      await escrever('Nome', 'Rita da Recepção')
      await escrever('E-mail', 'rita@exemplo.com.br')
      await escolher('O que pode fazer', 'Financeiro')
    },
    botao: 'Convidar',
    resposta: ficha({ estado: 'CONVIDADO' }),
    pede: { email: 'rita@exemplo.com.br', perfil: 'CLIENTE', papel: 'FINANCEIRO' },
    depois: 'Convite enviado para rita@exemplo.com.br. Vale por 7 dias.',
    recusa: 'LIMITE_DO_PLANO',
  },
})

describe('equipe', () => {
  it('sem e-mail, mostra o link para enviar', async () => {
    semPapeis()
    servidor.responde('GET /equipe', pagina([]))
    servidor.responde('POST /equipe/convite', ficha({ email: null, link: 'https://vetlume.test/x#segredo' }))
    await abrir('/empresa/equipe?novo=1', 'CLIENTE')
    await page.getByRole('button', { name: 'Convidar' }).last().click()
    await expect.element(page.getByText('https://vetlume.test/x#segredo')).toBeVisible()
    const enviar = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect(enviar.element().getAttribute('href')).toContain('https://wa.me/?text=')
    expect(enviar.element().getAttribute('href')).toContain(encodeURIComponent('#segredo'))
  })

  it('perto do limite do plano avisa quantas pessoas cabem, e o que fazer', async () => {
    semPapeis()
    servidor.responde('GET /equipe/lugares', { usado: 10, limite: 10, razao: 1, avisar: true, esgotado: true })
    servidor.responde('GET /equipe', pagina([]))
    await abrir('/empresa/equipe?novo=1', 'CLIENTE')
    await expect.element(page.getByText(/permite 10 pessoas, e já são 10.*Desative alguém/)).toBeVisible()
  })

  it('muda o papel de uma pessoa sobre a versão que leu', async () => {
    semPapeis()
    servidor.responde('GET /equipe', pagina([RITA]))
    servidor.responde('GET /equipe/:codigo', ficha())
    servidor.responde('PUT /equipe/:codigo/papel', ficha({ papel: { valor: 'LEITURA', nome: 'Leitura' }, versao: 4 }))
    await abrir(`/empresa/equipe?codigo=${RITA.codigo}`, 'CLIENTE')
    await escolher('O que pode fazer', 'Leitura')
    await expect.element(page.getByText('Papel mudado: vale em segundos.')).toBeVisible()
    expect(servidor.pedidos('PUT /equipe/:codigo/papel')).toMatchObject([{ papel: 'LEITURA', versao: 3 }])
  })

  it('o último gestor: a recusa é dita e nada muda na tela', async () => {
    semPapeis()
    servidor.responde('GET /equipe', pagina([RITA]))
    servidor.responde('GET /equipe/:codigo', ficha())
    servidor.recusa('PUT /equipe/:codigo/ativo', 'TRANSICAO_INVALIDA', { mensagem: 'É o último gestor ativo.' })
    await abrir(`/empresa/equipe?codigo=${RITA.codigo}`, 'CLIENTE')
    await page.getByRole('button', { name: 'Desativar' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Desativar Rita da Recepção?' })
    await pergunta.getByRole('button', { name: 'Desativar' }).click()
    await expect.element(page.getByText('É o último gestor ativo.')).toBeVisible()
    await expect.element(page.getByText('rita@exemplo.com.br').last()).toBeVisible()
  })

  it('a clínica vê a sua gente, sem conjuntos nem filtro de clínica', async () => {
    servidor.responde('GET /equipe', pagina([{ ...RITA, perfil: 'PARCEIRO', papel: null }]))
    await abrir('/empresa/equipe', 'PARCEIRO')
    await expect.element(page.getByText('Quem entra em nome de Lumiar.')).toBeVisible()
    expect(page.getByRole('link', { name: 'Conjuntos de permissões' }).query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Convidar' })).toBeVisible()
  })
})

const BALCAO = {
  codigo: '01990000-0000-7000-8000-00000000e009',
  nome: 'Balcão da noite',
  permissoes: ['agenda:ler' as const],
  pessoas: ['Rita da Recepção'],
  versao: 1,
  acoes: { editar: true, excluir: false },
}

describe('conjuntos de permissões', () => {
  it('mostra quem usa cada um, e cria outro com o que foi marcado', async () => {
    servidor.responde('GET /papel', [exemplo('POST /papel', BALCAO)])
    servidor.responde('POST /papel', exemplo('POST /papel', BALCAO))
    await abrir('/empresa/equipe?vista=papeis', 'CLIENTE')
    await expect.element(page.getByText('Quem usa: Rita da Recepção.')).toBeVisible()
    await page.getByRole('button', { name: 'Novo conjunto' }).click()
    await escrever('Nome', 'Plantão')
    await page.getByRole('checkbox', { name: 'Marcar, mudar e cancelar horários' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Conjunto criado.')).toBeVisible()
    expect(servidor.pedidos('POST /papel')).toMatchObject([{ nome: 'Plantão', permissoes: ['agenda:escrever'] }])
  })

  it('sem nada marcado não envia', async () => {
    servidor.responde('GET /papel', [])
    await abrir('/empresa/equipe?vista=papeis', 'CLIENTE')
    await page.getByRole('button', { name: 'Novo conjunto' }).click()
    await escrever('Nome', 'Vazio')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Escolha ao menos uma permissão.').first()).toBeVisible()
    expect(servidor.pedidos('POST /papel')).toEqual([])
  })

  it('desativar quem é especialista diz o que tem por fazer; dito, vai sem perguntar outra vez', async () => {
    semPapeis()
    const helena = { codigo: '01990000-0000-7000-8000-00000000f001', nome: 'Helena Prado' }
    const dela = { nome: 'Nina Castelo', perfil: 'ESPECIALISTA' as const, papel: null, alvo: helena }
    servidor.responde('GET /equipe', pagina([{ ...RITA, ...dela }]))
    servidor.responde('GET /equipe/:codigo', ficha(dela))
    servidor.responde(
      'GET /especialista/:codigo/trabalho',
      exemplo('GET /especialista/:codigo/trabalho', {
        total: 3,
        porTipo: { AGENDAMENTO: 2, ATENDIMENTO: 0, LAUDO: 1, REVISAO: 0, ESPERA: 0 },
      }),
    )
    servidor.responde('PUT /equipe/:codigo/ativo', ficha({ ...dela, estado: 'INATIVO' }))
    await abrir(`/empresa/equipe?codigo=${RITA.codigo}`, 'CLIENTE')
    await page.getByRole('button', { name: 'Desativar' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Helena Prado ainda tem trabalho por fazer' })
    await expect.element(pergunta.getByText(/2 horários na agenda e 1 laudo a assinar/)).toBeVisible()
    await pergunta.getByRole('button', { name: 'Desativar assim mesmo' }).click()
    await expect.element(page.getByText('Pessoa desativada aqui.')).toBeVisible()
    expect(servidor.pedidos('PUT /equipe/:codigo/ativo')).toMatchObject([{ codigo: RITA.codigo, ativo: false }])
  })
})
