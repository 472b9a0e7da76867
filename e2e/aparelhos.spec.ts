import { criarGateway, oQueFalta, type Gateway } from '../apps/api/teste/gateway/orthanc.ts'
import { enviarDaMaquina, lerLista, quadro, radiografia, type DaMaquina } from '../apps/api/teste/gateway/maquina.ts'
import { assinar, escrever, listar, marcar, pedir, type Escrito } from './apoio-do-laudo.ts'
import { entrarPelaTela, expect, test, type Page } from './apoio.ts'

// A machine takes the exam from its list and sends what it made, by DICOM's own clients through the gateway that we ship;
// the specialist finds it in the laudo, measures, signs, and the clinic reads it with its figures.

const faltam = oQueFalta()
if (faltam.length > 0) console.warn(`APARELHOS NÃO TESTADOS: faltam ${faltam.join(', ')}.`)

interface Exame extends Escrito {
  servico: string
  equipamento: string
  modalidade: string
  /** What the machine makes. */
  fazer: () => Promise<DaMaquina[]>
}

const ULTRASSOM = '1.2.840.10008.5.1.4.1.1.6.1'
const ULTRASSOM_EM_QUADROS = '1.2.840.10008.5.1.4.1.1.3.1'
const RADIOGRAFIA = '1.2.840.10008.5.1.4.1.1.1'
const CAPTURA = '1.2.840.10008.5.1.4.1.1.7'

const EXAMES: Exame[] = [
  {
    servico: 'Ultrassom abdominal',
    equipamento: 'Ultrassom portátil',
    modalidade: 'US',
    fazer: async () =>
      Promise.all(
        [1, 2].map(async (i) => ({
          classe: ULTRASSOM,
          linhas: 480,
          colunas: 640,
          pixels: [await quadro(640, 480, i)],
        })),
      ),
    medidas: {
      'Comprimento do rim (lado esquerdo)': '4,2',
      'Comprimento do rim (lado direito)': '4,3',
    },
    conclusao: 'Exame ultrassonográfico sem alterações.',
  },
  {
    servico: 'Ecocardiograma',
    equipamento: 'Ecocardiógrafo',
    modalidade: 'US',
    fazer: async () => [
      {
        classe: ULTRASSOM_EM_QUADROS,
        linhas: 480,
        colunas: 640,
        elementos: [
          [0x0028_0008, 'IS', '12'],
          [0x0018_1063, 'DS', '40'],
        ],
        pixels: await Promise.all(Array.from({ length: 12 }, (_, i) => quadro(640, 480, i))),
      },
    ],
    medidas: {
      'Átrio esquerdo': '2,1',
      'Raiz da aorta': '1,7',
      'Septo interventricular em diástole': '0,8',
      'Diâmetro interno do ventrículo esquerdo em diástole': '3,4',
      'Parede livre do ventrículo esquerdo em diástole': '0,8',
      'Diâmetro interno do ventrículo esquerdo em sístole': '2,1',
    },
    conclusao: 'Exame ecocardiográfico sem alterações.',
  },
  {
    servico: 'Radiografia de tórax',
    equipamento: 'Raio-X digital móvel',
    modalidade: 'DX',
    fazer: async () => [
      {
        classe: RADIOGRAFIA,
        linhas: 900,
        colunas: 700,
        elementos: [
          [0x0018_0060, 'DS', '60'],
          [0x0018_1152, 'IS', '5'],
          [0x0018_5101, 'CS', 'LL'],
          [0x0028_0101, 'US', 12],
          [0x0028_0102, 'US', 11],
        ],
        pixels: radiografia(700, 900),
      },
    ],
    medidas: {},
    conclusao: 'Exame radiográfico do tórax sem alterações.',
  },
  {
    servico: 'Eletrocardiograma',
    equipamento: 'Eletrocardiógrafo de 12 derivações',
    modalidade: 'ECG',
    fazer: async () => [{ classe: CAPTURA, linhas: 600, colunas: 1200, pixels: [await quadro(1200, 600, 1)] }],
    medidas: {
      'Frequência cardíaca': '110',
      'Onda P, duração': '38',
      'Onda P, amplitude': '0,2',
      'Intervalo PR': '100',
      'Complexo QRS, duração': '50',
      'Onda R em DII, amplitude': '1,2',
      'Eixo elétrico médio do QRS': '70',
      'Intervalo QT': '200',
    },
    textos: {
      'Técnica e registro':
        'Registro de 3 minutos nas seis derivações do plano frontal, em decúbito lateral direito, velocidade de 50 mm/s e calibração de 10 mm/mV, sem sedação.',
    },
    conclusao: 'Ritmo sinusal, sem alterações eletrocardiográficas.',
  },
]
/** The machine's own gateway: the equipment of the service, its credential. */
async function ligarMaquina(recepcao: Page, gateway: Gateway, nome: string) {
  const conhecidos = await listar(recepcao, '/equipamento?limite=100')
  const codigo =
    conhecidos.find((um) => um.nome === nome)?.codigo ??
    (await pedir<{ codigo: string }>(recepcao, 'POST', '/equipamento', { nome })).codigo
  const { token } = await pedir<{ token: string }>(recepcao, 'POST', `/equipamento/${codigo}/credencial`, {})
  await gateway.ligar({ VETLUME_TOKEN: token })
}

/** What the machine sent is beside the text, and goes in at once. */
async function incluirFiguras(page: Page, quantas: number): Promise<void> {
  const painel = page.getByRole('tabpanel', { name: 'Imagens' })
  await expect(
    painel.getByText(quantas === 1 ? '1 imagem fora do laudo' : `${quantas} imagens fora do laudo`),
  ).toBeVisible()
  await painel.getByRole('button', { name: quantas === 1 ? /^Incluir .* no laudo$/ : 'Incluir todas' }).click()
  await expect(page.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')).toHaveCount(quantas)
}

/** The clinic that asked reads it, with the figures that the machine made. */
async function lerNaClinica(clinica: Page, codigo: string, figuras: number): Promise<void> {
  await clinica.goto(`/laudo/editar?codigo=${codigo}`)
  await expect(clinica.getByText(/assinatura eletrônica simples/).first()).toBeVisible()
  const imagens = clinica.getByRole('button', { name: /^Ampliar figura/ })
  await expect(imagens).toHaveCount(figuras)
  await imagens.last().scrollIntoViewIfNeeded()
  await expect(imagens.last().locator('img')).toBeVisible()
}

for (const [i, exame] of EXAMES.entries())
  test(`${exame.servico}: do aparelho ao laudo assinado`, async ({ page, browser, baseURL }) => {
    test.skip(faltam.length > 0, `faltam ${faltam.join(', ')}`)
    const [recepcao, clinica] = [await browser.newPage(), await browser.newPage()]
    await Promise.all([
      entrarPelaTela(page, 'especialista@demo.vet'),
      entrarPelaTela(recepcao, 'cliente@demo.vet'),
      entrarPelaTela(clinica, 'parceiro@demo.vet'),
    ])
    const gateway = await criarGateway({
      VETLUME_URL: `${baseURL}/dicom-web`,
      VETLUME_ENTRE_LISTAS: '1',
      VETLUME_PRIMEIRA_ESPERA: '1',
    })
    try {
      const { item, numero } = await marcar(recepcao, exame.servico, i)
      await ligarMaquina(recepcao, gateway, exame.equipamento)
      const { codigo } = await pedir<{ codigo: string }>(page, 'POST', '/laudo', { item })
      await page.goto(`/laudo/editar?codigo=${codigo}`)
      const daLista = async () =>
        (await lerLista(gateway, exame.modalidade)).find(({ acesso }) => acesso.startsWith(`${numero}.`))
      await expect.poll(daLista).toBeDefined()
      const naLista = await daLista()
      if (naLista === undefined) throw new Error('the exam left the list')
      const feitas = await exame.fazer()
      for (const feita of feitas) await enviarDaMaquina(gateway, naLista, feita)
      await incluirFiguras(page, feitas.length)
      await escrever(page, exame)
      await assinar(page)
      // This clinic is delivered to by the signature itself.
      await expect(page.getByText('Entregue', { exact: true }).first()).toBeVisible()
      await lerNaClinica(clinica, codigo, feitas.length)
    } finally {
      await gateway.desligar()
      await gateway.apagar()
    }
  })
