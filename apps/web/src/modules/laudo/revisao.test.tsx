import type { RevisaoDoLaudo } from '@vetlume/dominio/laudo'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000b1'
const REVISORA = { codigo: '01990000-0000-7000-8000-0000000000c1', nome: 'Rita Lemos', crmv: 'CRMV-SP 4321' }
const COLEGA = { codigo: '01990000-0000-7000-8000-0000000000c2', nome: 'Caio Prado', crmv: 'CRMV-SP 8765' }
const ENDERECO = `/laudo/editar?codigo=${CODIGO}`
const NADA = exemplo('GET /laudo/:codigo').permissoes
const NINGUEM = Object.fromEntries(Object.keys(NADA).map((acao) => [acao, false])) as typeof NADA
const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const passo = (campos: Partial<RevisaoDoLaudo['passos'][number]>): RevisaoDoLaudo['passos'][number] => ({
  codigo: CODIGO,
  tipo: 'ENVIO',
  autor: 'Helena Prado',
  revisor: REVISORA.nome,
  quando: '2026-11-20T12:00:00Z',
  texto: null,
  nivel: 'AVANCADA',
  avisos: null,
  ...campos,
})

function laudoCom(
  estado: 'RASCUNHO' | 'EM_REVISAO',
  permissoes: Partial<typeof NADA>,
  revisao: Partial<RevisaoDoLaudo> = {},
) {
  const secao = {
    id: 'figado',
    titulo: 'Fígado',
    situacao: 'NORMAL' as const,
    texto: paragrafo('Dimensões preservadas.'),
  }
  return exemplo('GET /laudo/:codigo', {
    codigo: CODIGO,
    estado,
    versao: 3,
    paciente: { nome: 'Amora' },
    especialista: { nome: 'Helena Prado', crmv: 'CRMV-SP 12345' },
    conteudo: { secoes: [secao], conclusao: paragrafo('Sem alterações.'), imagensPorPagina: 4 },
    permissoes: { ...NINGUEM, ...permissoes },
    revisao: { exigida: true, revisor: null, passos: [], ...revisao },
  })
}
const janela = (nome: string) => page.getByRole('dialog', { name: nome })
const botao = (nome: string) => page.getByRole('button', { name: nome }).first()
const respondeLaudo = (...args: Parameters<typeof laudoCom>) =>
  servidor.responde('GET /laudo/:codigo', laudoCom(...args))

beforeEach(() => {
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  servidor.responde('GET /laudo/:codigo/revisores', [
    { ...REVISORA, sugerido: true },
    { ...COLEGA, sugerido: false },
  ])
  servidor.responde('PUT /laudo/:codigo', { versao: 4, alteradoEm: '2026-11-20T12:00:00Z' })
})

describe('o autor de um laudo que pede revisão', () => {
  beforeEach(() => {
    respondeLaudo('RASCUNHO', { escrever: true, enviar: true })
  })

  it('não assina: envia a quem revisa, com a senha, e passa a ler', async () => {
    servidor.responde('POST /laudo/:codigo/enviar', { versao: 4 })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(botao('Enviar para revisão')).toBeVisible()
    expect(page.getByRole('button', { name: 'Assinar' }).query()).toBeNull()
    await botao('Enviar para revisão').click()
    const dialogo = janela('Enviar para revisão')
    await dialogo.getByLabelText(/Sua senha/).fill('segredo')
    respondeLaudo('EM_REVISAO', { retomar: true }, { revisor: REVISORA, passos: [passo({})] })
    await dialogo.getByRole('button', { name: 'Enviar para revisão' }).click()
    await expect.element(page.getByText('Em revisão com Rita Lemos.')).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/enviar')).toEqual([
      {
        codigo: CODIGO,
        versao: 3,
        revisor: REVISORA.codigo,
        senha: 'segredo',
        aceitarAvisos: false,
        respostaAosAvisos: null,
      },
    ])
  })

  it('com avisos, só envia depois de dizer que os leu; o que escreve sobre eles vai junto', async () => {
    servidor.responde('GET /laudo/:codigo/pendencias', {
      pendencias: [{ regra: 'jejum', gravidade: 'AVISO', mensagem: 'O jejum não foi dito.', secao: null }],
    })
    servidor.recusa('POST /laudo/:codigo/enviar', 'SENHA_NAO_CONFERE', { campos: { senha: 'A senha não confere.' } })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await botao('Enviar para revisão').click()
    const dialogo = janela('Enviar para revisão')
    await expect.element(dialogo.getByText('O jejum não foi dito.')).toBeVisible()
    await dialogo.getByLabelText(/Sua senha/).fill('segredo')
    await dialogo.getByRole('button', { name: 'Enviar para revisão' }).click()
    await expect.element(dialogo.getByText('Leia os avisos e marque aqui.')).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/enviar')).toEqual([])
    await dialogo.getByLabelText('Li o aviso e envio mesmo assim').click()
    await dialogo.getByLabelText(/Observação sobre os avisos/).fill('Animal diabético.')
    await dialogo.getByRole('button', { name: 'Enviar para revisão' }).click()
    await expect.element(dialogo.getByText('A senha não confere.').first()).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/enviar')).toEqual([
      expect.objectContaining({ aceitarAvisos: true, respostaAosAvisos: 'Animal diabético.' }),
    ])
  })

  it('sem quem revise diz o que falta, sem pedir a senha', async () => {
    servidor.responde('GET /laudo/:codigo/revisores', [])
    await abrir(ENDERECO, 'ESPECIALISTA')
    await botao('Enviar para revisão').click()
    await expect.element(janela('Enviar para revisão').getByText(/Não há quem revise/)).toBeVisible()
    expect(page.getByLabelText(/Sua senha/).query()).toBeNull()
  })

  it('vê, sobre o texto, por que voltou', async () => {
    const passos = [
      passo({}),
      passo({ codigo: COLEGA.codigo, tipo: 'DEVOLUCAO', autor: 'Rita Lemos', texto: 'Falta o baço.' }),
    ]
    respondeLaudo('RASCUNHO', { escrever: true, enviar: true }, { revisor: REVISORA, passos })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(page.getByText('Devolvido por Rita Lemos: Falta o baço.')).toBeVisible()
    await page.getByText('2 passos da revisão').click()
    await expect.element(page.getByText(/enviado por Helena Prado a Rita Lemos, com assinatura avançada/)).toBeVisible()
  })
})

describe('em revisão', () => {
  const passos = [passo({})]

  it('quem revisa corrige e devolve com o motivo, na versão que acabou de salvar', async () => {
    servidor.responde('POST /laudo/:codigo/devolver', { versao: 5 })
    respondeLaudo('EM_REVISAO', { escrever: true, assinar: true, devolver: true }, { revisor: REVISORA, passos })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(page.getByText('Para você revisar e assinar.')).toBeVisible()
    await expect.element(botao('Assinar')).toBeVisible()
    await page.getByRole('textbox', { name: 'Texto de Fígado' }).fill('Dimensões aumentadas.')
    await botao('Devolver ao autor').click()
    const dialogo = janela('Devolver ao autor')
    await dialogo.getByRole('button', { name: 'Devolver' }).click()
    await expect.element(dialogo.getByText('Informe o motivo.')).toBeVisible()
    await dialogo.getByLabelText(/Motivo/).fill('Falta o baço.')
    respondeLaudo('RASCUNHO', {}, { revisor: REVISORA, passos })
    await dialogo.getByRole('button', { name: 'Devolver' }).click()
    await expect.element(page.getByText('Devolvido a Helena Prado.')).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/devolver')).toEqual([
      { codigo: CODIGO, versao: 4, motivo: 'Falta o baço.' },
    ])
  })

  it('assina em seu nome, não no do autor', async () => {
    respondeLaudo('EM_REVISAO', { escrever: true, assinar: true, devolver: true }, { revisor: REVISORA, passos })
    servidor.responde(
      'GET /especialista/:codigo/assinatura',
      exemplo('GET /especialista/:codigo/assinatura', { imagem: null, certificado: null }),
    )
    await abrir(ENDERECO, 'ESPECIALISTA')
    await botao('Assinar').click()
    await expect.element(janela('Assinar o laudo').getByText(/Rita Lemos, CRMV-SP 4321/)).toBeVisible()
    await expect
      .poll(() => servidor.pedidos('GET /especialista/:codigo/assinatura'))
      .toEqual([{ codigo: REVISORA.codigo }])
  })

  it('o autor o retoma, sem motivo, e volta a escrever', async () => {
    servidor.responde('POST /laudo/:codigo/devolver', { versao: 4 })
    respondeLaudo('EM_REVISAO', { retomar: true }, { revisor: REVISORA, passos })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(page.getByText('Em revisão com Rita Lemos.')).toBeVisible()
    respondeLaudo('RASCUNHO', { escrever: true, enviar: true }, { revisor: REVISORA, passos })
    await botao('Retomar').click()
    await expect.element(page.getByRole('textbox', { name: 'Texto de Fígado' })).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/devolver')).toEqual([{ codigo: CODIGO, versao: 3, motivo: null }])
  })
})
