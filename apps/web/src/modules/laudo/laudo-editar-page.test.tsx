import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000b1'
const ENDERECO = `/laudo/editar?codigo=${CODIGO}`
const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const FIGADO = {
  id: 'figado',
  titulo: 'Fígado',
  orgao: 'figado',
  situacao: 'NORMAL' as const,
  texto: paragrafo('Dimensões preservadas.'),
  medidas: [{ id: 'figado', rotulo: 'Lobo', valor: 4.2, unidade: 'cm' as const }],
}
const LAUDO = exemplo('GET /laudo/:codigo', {
  codigo: CODIGO,
  numero: 42,
  titulo: 'Ultrassonografia abdominal',
  estado: 'RASCUNHO',
  versao: 3,
  paciente: { nome: 'Amora', especie: 'Canina', tutor: 'Clara Prado' },
  conteudo: { secoes: [FIGADO], conclusao: paragrafo('Exame sem alterações.'), imagensPorPagina: 4 },
})
const CERTIFICADO = {
  titular: 'MARIA D AVILA',
  cpf: '11144477735',
  cpfConfere: true,
  confiavel: true,
  emissor: 'AC de Teste RFB v5',
  numeroSerie: '0A1B2C3D',
  impressaoDigital: 'a'.repeat(64),
  validoDe: '2026-06-01T12:00:00Z',
  validoAte: '2027-06-01T12:00:00Z',
  enviadoEm: '2026-06-02T12:00:00Z',
  situacao: 'VALIDO' as const,
  diasRestantes: 192,
}
const comCertificado = (certificado: object | null) =>
  servidor.responde(
    'GET /especialista/:codigo/assinatura',
    exemplo('GET /especialista/:codigo/assinatura', { imagem: null, certificado: certificado as typeof CERTIFICADO }),
  )
const secao = () => page.getByRole('region', { name: 'Fígado' })
const texto = () => secao().getByRole('textbox', { name: 'Texto de Fígado' })
const salvos = () => servidor.pedidos('PUT /laudo/:codigo')

async function escreverNoFim(frase: string): Promise<void> {
  await texto().click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${frase}`)
}

describe('/laudo/editar', () => {
  beforeEach(() => {
    let versao = 3
    servidor.responde('GET /laudo/:codigo', LAUDO)
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    comCertificado(null)
    servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
  })

  it('salva sozinho o que se escreve, cada vez sobre a versão que a anterior deixou', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(texto()).toHaveTextContent('Dimensões preservadas.')
    await escreverNoFim(' Contornos regulares.')
    await expect.poll(salvos).toHaveLength(1)
    await escreverNoFim(' Ecotextura homogênea.')
    await expect.poll(salvos).toHaveLength(2)
    expect(salvos().map(({ versao }) => versao)).toEqual([3, 4])
    expect(JSON.stringify(salvos()[1]?.conteudo.secoes[0]?.texto)).toContain(
      'Dimensões preservadas. Contornos regulares. Ecotextura homogênea.',
    )
  })

  it('grava a situação e, do que não se avaliou, o motivo', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    await secao().getByRole('radio', { name: 'Não avaliado' }).click()
    await secao().getByRole('combobox', { name: 'Motivo de não avaliar Fígado' }).fill('Conteúdo gasoso')
    await expect
      .poll(() => salvos().at(-1)?.conteudo.secoes[0])
      .toMatchObject({ situacao: 'NAO_AVALIADO', motivo: 'Conteúdo gasoso' })
  })

  it('grava a medida com vírgula decimal', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    const valor = secao().getByRole('group').getByRole('textbox').first()
    await expect.element(valor).toHaveValue('4,2')
    await valor.fill('5,75')
    await expect
      .poll(() => salvos().at(-1)?.conteudo.secoes[0]?.medidas[0])
      .toMatchObject({ valor: 5.75, unidade: 'cm' })
  })

  it('o eixo do ECG se digita abaixo de zero, e a medida comum não', async () => {
    const eixo = { id: 'ECG_EIXO', rotulo: 'Eixo elétrico', valor: null, unidade: '°' as const }
    const secoes = [{ ...FIGADO, medidas: [eixo, ...FIGADO.medidas] }]
    servidor.responde('GET /laudo/:codigo', {
      ...LAUDO,
      conteudo: exemplo('GET /laudo/:codigo', { conteudo: { secoes } }).conteudo,
    })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await secao().getByRole('textbox', { name: 'Eixo elétrico' }).fill('-34,7')
    await secao().getByRole('textbox', { name: 'Lobo' }).fill('-5')
    await expect
      .poll(() =>
        salvos()
          .at(-1)
          ?.conteudo.secoes[0]?.medidas.map(({ valor }) => valor),
      )
      .toEqual([-34.7, 5])
    await expect.element(secao().getByRole('textbox', { name: 'Eixo elétrico' })).toHaveValue('-34,7')
  })

  it('sem rede diz que não salvou, não perde a frase e salva quando a rede volta', async () => {
    servidor.cai('PUT /laudo/:codigo')
    await abrir(ENDERECO, 'ESPECIALISTA')
    await escreverNoFim(' Vasos normais.')
    await expect.poll(salvos).not.toHaveLength(0)
    await expect.element(texto()).toHaveTextContent('Dimensões preservadas. Vasos normais.')
    servidor.responde('PUT /laudo/:codigo', { versao: 4, alteradoEm: '2026-11-20T12:00:00Z' })
    await escreverNoFim(' Sem nódulos.')
    await expect
      .poll(() => JSON.stringify(salvos().at(-1)?.conteudo.secoes[0]?.texto))
      .toContain('Vasos normais. Sem nódulos.')
  })

  it('assina o que está salvo, com a senha; a errada é dita no campo', async () => {
    servidor.recusa('POST /laudo/:codigo/assinar', 'SENHA_NAO_CONFERE')
    await abrir(ENDERECO, 'ESPECIALISTA')
    await escreverNoFim(' Fim.')
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
    await dialogo.getByLabelText(/Sua senha/).fill('segredo errado')
    await dialogo.getByRole('button', { name: 'Assinar' }).click()
    await expect.element(dialogo.getByText('A senha não confere.')).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/assinar')).toEqual([
      {
        codigo: CODIGO,
        versao: 4,
        senha: 'segredo errado',
        entregar: false,
        aceitarAvisos: false,
        respostaAosAvisos: null,
      },
    ])
    expect(JSON.stringify(salvos().at(-1)?.conteudo)).toContain('Fim.')
  })

  it('com certificado A1 assina com ele também, se a pessoa quiser; a recusa é dita na senha dele', async () => {
    comCertificado(CERTIFICADO)
    servidor.recusa('POST /laudo/:codigo/assinar', 'CERTIFICADO_RECUSADO', { mensagem: 'A senha não abre.' })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
    await dialogo.getByLabelText(/Sua senha/).fill('segredo')
    const assinar = dialogo.getByRole('button', { name: 'Assinar' })
    await expect.element(assinar).toBeDisabled()
    await dialogo.getByLabelText(/Senha do certificado/).fill('do arquivo')
    await assinar.click()
    await expect.element(dialogo.getByText('A senha não abre.')).toBeVisible()
    await expect.element(dialogo.getByLabelText(/Senha do certificado/)).toHaveFocus()
    await dialogo.getByRole('switch', { name: /certificado A1 de MARIA D AVILA/ }).click()
    await assinar.click()
    await expect.poll(() => servidor.pedidos('POST /laudo/:codigo/assinar')).toHaveLength(2)
    const pedidos = servidor.pedidos('POST /laudo/:codigo/assinar')
    expect(pedidos.map((pedido) => pedido.senhaDoCertificado)).toEqual(['do arquivo', undefined])
  })

  it.each([
    ['que não é da ICP-Brasil', { confiavel: false }, /^O certificado A1 guardado não leva à ICP-Brasil.* sem ele/],
    ['de quem não se sabe', { cpfConfere: null }, /^O CPF do certificado A1 guardado não pôde ser comparado.* sem ele/],
    ['vencido', { situacao: 'VENCIDO' }, /^O certificado A1 guardado venceu.* sem ele/],
    [
      'de outra pessoa',
      { cpfConfere: false },
      /^O certificado A1 guardado é de outra pessoa \(MARIA D AVILA\).* sem ele/,
    ],
  ] as const)('um certificado %s não é oferecido, e por quê é dito', async (_qual, campos, motivo) => {
    comCertificado({ ...CERTIFICADO, ...campos })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
    await expect.element(dialogo.getByLabelText(/Sua senha/)).toBeVisible()
    await expect.element(dialogo.getByText(motivo)).toBeVisible()
    await expect.element(dialogo.getByLabelText(/Senha do certificado/)).not.toBeInTheDocument()
  })

  it('com erro na conferência não chega a pedir a senha', async () => {
    servidor.responde('GET /laudo/:codigo/pendencias', {
      pendencias: [{ regra: 'lateralidade', gravidade: 'ERRO', mensagem: 'Falta dizer o lado.', secao: 'figado' }],
    })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
    await expect.element(dialogo.getByText('Falta dizer o lado.')).toBeVisible()
    expect(dialogo.getByLabelText(/Sua senha/).query()).toBeNull()
  })

  it('quem não escreve lê, sem editor', async () => {
    servidor.responde('GET /laudo/:codigo', { ...LAUDO, permissoes: { ...LAUDO.permissoes, escrever: false } })
    await abrir(ENDERECO, 'CLIENTE')
    await expect.element(page.getByText('Dimensões preservadas.').first()).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Texto de Fígado' }).query()).toBeNull()
  })

  it('o que o equipamento mandou e pode ser deste exame é dito junto das imagens, com o caminho até lá', async () => {
    const codigo = '01990000-0000-7000-8000-0000000000d1'
    servidor.responde('GET /estudo/do-laudo/:laudo', {
      estudos: [{ codigo, versao: 1, imagens: 2, paciente: 'Silva Mel', motivos: ['o mesmo nome'] }],
    })
    await abrir(ENDERECO, 'ESPECIALISTA')
    const recebidas = page.getByRole('list', { name: 'Recebidas do equipamento' })
    await expect.element(recebidas.getByText(/^2 imagens recebidas do equipamento \(Silva Mel\)/)).toBeVisible()
    await expect
      .element(recebidas.getByRole('link', { name: 'Conferir' }))
      .toHaveAttribute('href', `/laudo/recebidas?codigo=${codigo}`)
  })

  it.each([390, 700, 1280])('com %i de largura, a idade e o peso do paciente estão à vista', async (largura) => {
    const paciente = { especie: 'Canina', raca: 'Golden Retriever', idade: '11 anos e 10 meses', pesoGramas: 34_250 }
    const inteiro = { ...LAUDO.paciente, ...paciente, sexo: 'FEMEA', castrado: false } as const
    servidor.responde('GET /laudo/:codigo', { ...LAUDO, paciente: inteiro })
    await page.viewport(largura, 800)
    await abrir(ENDERECO, 'ESPECIALISTA')
    const linha = page.getByRole('button', { name: /^Amora/ }).getByText(/34,25 kg$/)
    await expect.element(linha).toBeVisible()
    const cabe = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = linha.element()
      return [scrollWidth <= clientWidth, scrollHeight <= clientHeight]
    }
    await expect.poll(cabe).toEqual([true, true])
  })

  it('que não abre diz por quê e tenta de novo', async () => {
    servidor.recusa('GET /laudo/:codigo', 'MUITAS_TENTATIVAS', { mensagem: 'Espere um pouco.' })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(page.getByText('Espere um pouco.')).toBeVisible()
    servidor.responde('GET /laudo/:codigo', LAUDO)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(texto()).toBeVisible()
  })
})
