import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const [NOTA, TITULO] = 'ab'.split('').map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [string, string]
const ROTA = '/financeiro/nota-fiscal'
const CHAVE = '35503082211222333000181000000000000726111234567893'

const nota = {
  codigo: NOTA,
  estado: 'AUTORIZADA',
  ambiente: 'TESTE',
  serie: '1',
  numeroDps: 9,
  numero: 7,
  chave: CHAVE,
  tomador: 'Clínica Boa Ltda',
  titulo: { codigo: TITULO, numero: 31 },
  fechamento: null,
  emitidaEm: '2026-11-20T15:00:00Z',
  competencia: '2026-11-10',
  servicoCentavos: 20_000,
  issCentavos: 1_000,
  issRetidoCentavos: 0,
  liquidoCentavos: 20_000,
  rejeicao: null,
  versao: 3,
} as const
const completa = exemplo('GET /nota-fiscal/:codigo', {
  ...nota,
  descricao: 'Ultrassom abdominal',
  tomadorDocumento: '11222333000181',
  descontoCentavos: 0,
  baseCentavos: 20_000,
  aliquotaBp: 500,
  proximaEm: null,
  cancelamento: null,
  permissoes: { cancelar: true, substituir: true, baixar: true },
})
const lista = (...itens: object[]) =>
  exemplo('GET /nota-fiscal', { itens, total: itens.length, totalExato: true, proximo: null })

const configuracao = exemplo('GET /nota-fiscal/configuracao', {
  leiaute: '1.01',
  serie: '1',
  proximoNumero: 10,
  municipio: '3550308',
  municipioNome: 'São Paulo/SP',
  inscricaoMunicipal: '123',
  regime: 'NAO_OPTANTE',
  apuracao: null,
  regimeEspecial: 'NENHUM',
  aliquotaBp: 500,
  issRetido: false,
  codigoTributacao: '050101',
  nbs: '114051200',
  indicadorDaOperacao: '050101',
  cst: '200',
  classificacao: '200052',
  tributosDoSimplesBp: null,
  versao: 4,
  certificado: null,
  pendencias: ['Envie o certificado A1 da empresa.'],
})

const doTitulo = (mudanca: object = {}) =>
  exemplo('GET /nota-fiscal/titulo/:titulo', {
    titulo: { codigo: TITULO, numero: 31, valorCentavos: 20_000 },
    notas: [],
    semEmissao: null,
    previa: {
      descricao: 'Ultrassom abdominal',
      tomador: { nome: 'Clínica Boa Ltda', documento: '11222333000181' },
      issRetido: false,
      avisos: [],
      tributacao: { regime: 'NAO_OPTANTE', apuracao: null, aliquotaBp: 500 },
    },
    permissoes: { emitir: true },
    ...mudanca,
  })

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /nota-fiscal',
    resposta: lista(nota),
    mostra: 'Clínica Boa Ltda',
    vazia: { resposta: lista(), diz: 'Nenhuma nota fiscal' },
  },
  acao: null,
})

describe('uma nota', () => {
  const ver = async (mudanca: object = {}, perfil: 'CLIENTE' | 'PARCEIRO' = 'CLIENTE') => {
    servidor.responde('GET /nota-fiscal', lista(nota))
    servidor.responde('GET /nota-fiscal/:codigo', { ...completa, ...mudanca })
    await abrir(`${ROTA}?codigo=${NOTA}`, perfil)
    return page.getByRole('dialog', { name: 'NFS-e nº 7' })
  }

  it('mostra os valores, a chave e que é teste', async () => {
    const dialogo = await ver()
    await expect.element(dialogo.getByText('Ambiente de testes, sem valor fiscal.')).toBeVisible()
    await expect.element(dialogo.getByText(/ISS \(5/)).toBeVisible()
    await expect.element(dialogo.getByText(/3550 3082/)).toBeVisible()
  })

  it('rejeitada, diz o código e a frase; à espera, quando tenta de novo', async () => {
    const rejeicao = { codigo: 'E0310', mensagem: 'O código não existe.' }
    const dialogo = await ver({ rejeicao, permissoes: { cancelar: false, substituir: false, baixar: false } })
    await expect
      .element(dialogo.getByText(/^E0310: O código não existe\. .*troque o código de tributação/))
      .toBeVisible()
    expect(dialogo.getByRole('button', { name: 'PDF da nota' }).elements()).toEqual([])
  })

  it('é cancelada com o motivo e a senha; a recusa é dita e nada se perde', async () => {
    const dialogo = await ver()
    servidor.recusa('POST /nota-fiscal/:codigo/cancelamento', 'SENHA_NAO_CONFERE', { mensagem: 'A senha não abre.' })
    await dialogo.getByRole('button', { name: 'Cancelar nota' }).click()
    const janela = page.getByRole('dialog', { name: /Cancelar a NFS-e nº 7/ })
    await janela.getByRole('textbox', { name: /Explique o motivo/ }).fill('Valor digitado errado na conta.')
    await janela.getByLabelText(/Senha do certificado/).fill('segredo')
    await janela.getByRole('button', { name: 'Pedir cancelamento' }).click()
    await expect.element(janela.getByText('A senha não abre.')).toBeVisible()
    servidor.responde('POST /nota-fiscal/:codigo/cancelamento', completa)
    await janela.getByRole('button', { name: 'Pedir cancelamento' }).click()
    await expect.element(page.getByText(/Cancelamento pedido/)).toBeVisible()
    expect(servidor.pedidos('POST /nota-fiscal/:codigo/cancelamento').at(-1)).toEqual({
      codigo: NOTA,
      versao: 3,
      motivoCodigo: '1',
      motivo: 'Valor digitado errado na conta.',
      senha: 'segredo',
    })
  })

  it('é substituída pela que a pessoa escreveu', async () => {
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ notas: [nota] }))
    servidor.responde('POST /nota-fiscal/:codigo/substituicao', completa)
    const dialogo = await ver()
    await dialogo.getByRole('button', { name: 'Substituir' }).click()
    const janela = page.getByRole('dialog', { name: 'Substituir a NFS-e nº 7' })
    await janela.getByRole('textbox', { name: /Explique o motivo/ }).fill('Descrição incompleta do serviço.')
    await janela.getByRole('textbox', { name: 'Descrição do serviço' }).fill('Ultrassom com laudo')
    await janela.getByLabelText(/Senha do certificado/).fill('segredo')
    await janela.getByRole('button', { name: 'Substituir nota' }).click()
    await expect.element(page.getByText(/a antiga vale até ela ser autorizada/)).toBeVisible()
    expect(servidor.pedidos('POST /nota-fiscal/:codigo/substituicao')[0]).toMatchObject({
      codigo: NOTA,
      versao: 3,
      motivoCodigo: '99',
      descricao: 'Ultrassom com laudo',
      tomador: null,
    })
  })

  it('a clínica lê e não vê a configuração', async () => {
    await ver({ permissoes: { cancelar: false, substituir: false, baixar: true } }, 'PARCEIRO')
    await expect.element(page.getByRole('button', { name: 'XML da nota' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Emissão e certificado', includeHidden: true }).elements()).toEqual([])
  })
})

/** The drawer of the account in its book. */
async function abrirConta() {
  const aberta = { codigo: TITULO, numero: 31, descricao: 'Exame', atendimento: null, fechamento: null, pagamentos: [] }
  servidor.responde('GET /contas-receber/:codigo/cobranca', { enviadas: [], pausa: null, proxima: null, carta: null })
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [], proximo: null }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo', {}))
  servidor.responde('GET /contas-receber/:codigo', exemplo('GET /contas-receber/:codigo', { ...aberta, repasses: [] }))
  await abrir(`/financeiro/contas-receber?codigo=${TITULO}`, 'CLIENTE')
}

describe('emitir pela conta', () => {
  it('mostra o que a nota dirá e a emite com uma chave que é a mesma se repetida', async () => {
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo())
    servidor.recusa('POST /nota-fiscal', 'SENHA_NAO_CONFERE', { mensagem: 'A senha não abre.' })
    await abrirConta()
    await page.getByRole('button', { name: 'Emitir nota fiscal' }).click()
    const janela = page.getByRole('dialog', { name: /Emitir nota fiscal da conta nº 31/ })
    await expect.element(janela.getByText(/ISS de R\$\s10,00\. Líquido de R\$\s200,00/)).toBeVisible()
    await janela.getByRole('checkbox', { name: 'ISS retido pelo tomador' }).click()
    await expect.element(janela.getByText(/retido pelo tomador\. Líquido de R\$\s190,00/)).toBeVisible()
    await janela.getByLabelText(/Senha do certificado/).fill('errada')
    await janela.getByRole('button', { name: 'Emitir nota' }).click()
    await expect.element(janela.getByText('A senha não abre.')).toBeVisible()
    servidor.responde('POST /nota-fiscal', completa)
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ notas: [nota], permissoes: { emitir: false } }))
    await janela.getByRole('button', { name: 'Emitir nota' }).click()
    await expect.element(page.getByText('Nota fiscal assinada e a caminho.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'NFS-e nº 7' })).toBeVisible()
    const [primeira, segunda] = servidor.pedidos('POST /nota-fiscal')
    expect(segunda).toMatchObject({ titulo: TITULO, issRetido: true, descontoCentavos: 0, codigo: primeira?.codigo })
  })

  it('o que a nota não vai dizer é avisado, e ela se emite assim mesmo', async () => {
    const avisos = ['O assinante não tem o endereço completo: a nota sai sem ele.']
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ previa: { ...doTitulo().previa, avisos } }))
    await abrirConta()
    await expect.element(page.getByText(avisos[0] ?? '')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Emitir nota fiscal' })).toBeVisible()
  })

  it('sem cadastro, pede quem recebe; sem configuração, diz o que falta', async () => {
    const semDocumento = { ...doTitulo().previa, tomador: { nome: 'Rui Melo', documento: null } }
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ previa: semDocumento }))
    servidor.responde('POST /nota-fiscal', completa)
    await abrirConta()
    await page.getByRole('button', { name: 'Emitir nota fiscal' }).click()
    const janela = page.getByRole('dialog', { name: /Emitir nota fiscal/ })
    await janela.getByRole('textbox', { name: /CPF ou CNPJ do tomador/ }).fill('111.444.777-35')
    await janela.getByLabelText(/Senha do certificado/).fill('segredo')
    await janela.getByRole('button', { name: 'Emitir nota' }).click()
    await expect.element(page.getByText('Nota fiscal assinada e a caminho.')).toBeVisible()
    expect(servidor.pedidos('POST /nota-fiscal')[0]).toMatchObject({
      tomador: { nome: 'Rui Melo', documento: '11144477735' },
    })
  })

  it('com a anterior rejeitada, diz o que fazer com ela e por que outra não pode ser emitida ainda', async () => {
    const rejeicao = { codigo: 'T0001', mensagem: 'O CPF ou CNPJ do tomador é inválido.' }
    const notas = [{ ...nota, estado: 'REJEITADA', numero: null, chave: null, rejeicao }]
    const semEmissao = 'O certificado A1 da empresa venceu: envie o novo.'
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ notas, semEmissao, permissoes: { emitir: false } }))
    await abrirConta()
    await expect.element(page.getByText(/T0001: .* Corrija o CPF ou CNPJ no cadastro/)).toBeVisible()
    await expect.element(page.getByText(semEmissao)).toBeVisible()
  })

  it('não podendo, diz por quê', async () => {
    const semEmissao = 'Envie o certificado A1 da empresa.'
    servidor.responde('GET /nota-fiscal/titulo/:titulo', doTitulo({ semEmissao, permissoes: { emitir: false } }))
    await abrirConta()
    await expect.element(page.getByText(semEmissao)).toBeVisible()
  })
})

describe('emissão e certificado', () => {
  const ir = async () => {
    servidor.responde('GET /nota-fiscal/configuracao', configuracao)
    await abrir(`${ROTA}?vista=emissao`, 'CLIENTE')
    await expect.element(page.getByText('Antes de emitir: Envie o certificado A1 da empresa.')).toBeVisible()
  }

  it('salva como a pessoa deixou, e diz o que precisa ser confirmado', async () => {
    servidor.responde('PUT /nota-fiscal/configuracao', configuracao)
    await ir()
    await expect.element(page.getByText(/A confirmar com a contabilidade/).first()).toBeVisible()
    await page.getByRole('textbox', { name: /Alíquota do ISS/ }).fill('9')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('A alíquota do ISS vai de 2 % a 5 %.')).toBeVisible()
    await page.getByRole('textbox', { name: /Alíquota do ISS/ }).fill('3')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Dados de emissão salvos.')).toBeVisible()
    expect(servidor.pedidos('PUT /nota-fiscal/configuracao')[0]).toMatchObject({
      aliquotaBp: 300,
      municipio: '3550308',
      proximoNumero: null,
      versao: 4,
    })
  })

  it('guarda o certificado com a senha que o abre', async () => {
    servidor.responde('POST /nota-fiscal/certificado', configuracao)
    await ir()
    await page.getByRole('button', { name: 'Enviar certificado' }).click()
    const janela = page.getByRole('dialog', { name: 'Certificado A1 da empresa' })
    await expect.element(janela.getByRole('button', { name: /Escolher certificado/ })).toBeVisible()
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a1.pfx'))
    await janela.getByLabelText(/Senha do certificado/).fill('segredo')
    await janela.getByRole('button', { name: 'Guardar certificado' }).click()
    await expect.element(page.getByText('Certificado da empresa guardado.')).toBeVisible()
    expect(servidor.pedidos('POST /nota-fiscal/certificado')[0]).toMatchObject({ senha: 'segredo' })
  })
})
