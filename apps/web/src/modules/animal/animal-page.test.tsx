import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const [CODIGO, CANINA, CLARA] = [
  '01990000-0000-7000-8000-0000000000a1',
  '01990000-0000-7000-8000-0000000000a2',
  '01990000-0000-7000-8000-0000000000a3',
]

function responderPeloProntuario(): void {
  servidor.responde('GET /animal/:codigo/prontuario', exemplo('GET /animal/:codigo/prontuario'))
  servidor.responde('GET /animal/:codigo/medidas', [])
  servidor.responde('GET /animal/:codigo/duplicados', [])
  servidor.responde('GET /copia-prontuario', exemplo('GET /copia-prontuario'))
}

provarCadastro('/cadastro/animal', {
  perfil: 'CLIENTE',
  caminho: 'animal',
  linha: { nome: 'Amora', tutor: { nome: 'Clara Prado' } },
  mostra: 'Clara Prado',
  vazia: 'Nenhum paciente cadastrado',
  novo: 'Novo paciente',
  tambem: () => {
    responderPeloProntuario()
    servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ codigo: CANINA, nome: 'Canina' }] }))
    servidor.responde('GET /tutor', exemplo('GET /tutor', { itens: [{ codigo: CLARA, nome: 'Clara Prado' }] }))
  },
  preenche: async () => {
    await escrever('Nome', 'Tobias')
    await escolher('Tutor', /Clara Prado/)
    await escolher('Espécie', 'Canina')
    await escolher('Sexo', 'Macho')
    await escrever('Nascimento ou idade', '10/03/2020')
    await escrever('Peso de hoje', '12,4')
    await escrever('Microchip', '985 112 345 678 903')
  },
  pede: {
    nome: 'Tobias',
    tutor: CLARA,
    especie: CANINA,
    sexo: 'MACHO',
    nascimento: '2020-03-10',
    pesoGramas: 12_400,
    microchip: '985112345678903',
  },
  ficha: { codigo: CODIGO, nome: 'Tobias', especie: { codigo: CANINA, nome: 'Canina' } },
  depois: 'Prontuário',
})

async function abrirProntuario(ficha: Parcial<Corpo<'GET /animal/:codigo'>>): Promise<void> {
  responderPeloProntuario()
  servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: CODIGO, nome: 'Amora', ...ficha }))
  await abrir(`/cadastro/animal?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByRole('heading', { name: 'Amora' })).toBeVisible()
}

const identificacao = () => page.getByRole('region', { name: 'Identificação' })

it('lê o microchip em grupos de três, e não deixa rótulo do que ninguém informou', async () => {
  await abrirProntuario({ microchip: '985112345678903', pelagem: 'Tricolor' })
  await expect.element(identificacao().getByText('985 112 345 678 903')).toBeVisible()
  expect(
    identificacao()
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Pelagem', 'Microchip'])
})

it('mostra o alerta, o último peso e quanto mudou desde o anterior', async () => {
  await abrirProntuario({
    alerta: 'Morde',
    pesoGramas: 11_000,
    pesos: [
      { codigo: CODIGO, gramas: 11_000, medidoEm: '2026-11-20T15:00:00Z' },
      { codigo: CANINA, gramas: 10_000, medidoEm: '2026-10-20T15:00:00Z' },
    ],
  })
  await expect.element(page.getByRole('alert').getByText('Morde')).toBeVisible()
  await expect.element(page.getByText('11 kg', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('+1 kg, em 20/11/2026')).toBeVisible()
})

it('de quem morreu, o prontuário fica e não se oferece novo atendimento', async () => {
  await abrirProntuario({ obito: '2026-11-01', obitoMotivo: 'Idade avançada' })
  await expect.element(page.getByText(/morreu em 01\/11\/2026: Idade avançada\./)).toBeVisible()
  expect(page.getByRole('link', { name: 'Novo atendimento' }).query()).toBeNull()
})

it('o documento emitido está no prontuário, diz qual é e quem o emitiu, e abre o arquivo guardado', async () => {
  responderPeloProntuario()
  const documento = {
    tipo: 'DOCUMENTO',
    codigo: CLARA,
    alvo: CLARA,
    numero: 7,
    documento: 'ATESTADO',
    titulo: 'Atestado de saúde',
    autor: 'Bruno Lima',
    quando: '2026-11-20T15:30:00Z',
  } as const
  servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: CODIGO, nome: 'Amora' }))
  servidor.responde('GET /animal/:codigo/prontuario', exemplo('GET /animal/:codigo/prontuario', { itens: [documento] }))
  vi.spyOn(window, 'open').mockReturnValue(window)
  servidor.responde('GET /documento-emitido/:codigo/pdf', new Blob(['%PDF-'], { type: 'application/pdf' }))
  await abrir(`/cadastro/animal?codigo=${CODIGO}`, 'CLIENTE')
  const linha = page.getByRole('region', { name: 'Prontuário', exact: true }).getByRole('listitem')
  await expect.element(linha.getByText('Atestado de saúde')).toBeVisible()
  await expect.element(linha.getByText(/Atestado nº 7\s· Bruno Lima/)).toBeVisible()
  await linha.getByRole('button', { name: 'Abrir Atestado de saúde' }).click()
  await expect.poll(() => servidor.pedidos('GET /documento-emitido/:codigo/pdf')).toEqual([{ codigo: CLARA }])
  await page.getByRole('button', { name: 'Documentos' }).click()
  await expect
    .poll(() => servidor.pedidos('GET /animal/:codigo/prontuario').at(-1))
    .toMatchObject({ grupo: 'documento' })
})

const copias = () => page.getByRole('region', { name: 'Cópias do prontuário' })
const COPIA = {
  codigo: CODIGO,
  para: 'Clara Prado',
  finalidade: 'Segunda opinião',
  pedidaEm: '2026-11-18',
  prazo: '2026-11-25',
  atrasada: false,
  versao: 4,
} as const
const campo = (nome: string) => page.getByRole('textbox', { name: nome })

/** Opens the page of a patient with these copies and a signed laudo. */
async function abrirComCopias(itens: readonly Parcial<Corpo<'POST /copia-prontuario'>>[]): Promise<void> {
  await abrirProntuario({})
  await expect.element(copias().getByText('Nenhuma cópia pedida ou entregue.')).toBeVisible()
  servidor.responde('GET /copia-prontuario', exemplo('GET /copia-prontuario', { itens: [...itens] }))
  servidor.responde(
    'GET /animal/:codigo/prontuario',
    exemplo('GET /animal/:codigo/prontuario', {
      itens: [
        { tipo: 'LAUDO', codigo: CANINA, numero: 12, edicao: 1, titulo: 'Ecocardiograma', estado: 'ASSINADO' },
        { tipo: 'LAUDO', codigo: CLARA, numero: 13, edicao: 1, titulo: 'Ultrassom', estado: 'RASCUNHO' },
      ],
    }),
  )
}

it('entrega a cópia na hora: a quem, com que documento, para quê, o que foi; o que não foi assinado não vai', async () => {
  await abrirComCopias([{ ...COPIA, entregueEm: '2026-11-20T12:00:00Z', identidade: 'RG 1', meio: 'Em mãos' }])
  servidor.responde('GET /copia-prontuario/:codigo/pdf', new Blob(['%PDF-'], { type: 'application/pdf' }))
  servidor.responde('POST /copia-prontuario/na-hora', exemplo('POST /copia-prontuario/na-hora', COPIA))
  await copias().getByRole('button', { name: 'Entregar cópia' }).click()
  await campo('A quem').fill('Clara Prado')
  await campo('Documento apresentado').fill('RG 1')
  await campo('Para quê').fill('Segunda opinião')
  await campo('Como').fill('Em mãos')
  await page.getByRole('checkbox', { name: 'Laudo 12: Ecocardiograma' }).click()
  expect(page.getByRole('checkbox', { name: /Laudo 13/ }).query()).toBeNull()
  await page.getByRole('button', { name: 'Entregar e baixar' }).click()
  await expect.element(page.getByText('Entrega a Clara Prado registrada.')).toBeVisible()
  await expect.element(copias().getByText('Entregue', { exact: true })).toBeVisible()
  expect(servidor.pedidos('POST /copia-prontuario/na-hora')).toEqual([
    {
      animal: CODIGO,
      para: 'Clara Prado',
      finalidade: 'Segunda opinião',
      identidade: 'RG 1',
      meio: 'Em mãos',
      documentos: ['Prontuário', 'Laudo 12: Ecocardiograma'],
    },
  ])
  await expect.poll(() => servidor.pedidos('GET /copia-prontuario/:codigo/pdf')).toEqual([{ codigo: CODIGO }])
})

it('a cópia pedida diz até quando, e ao entregar guarda o que se digitou se o servidor recusa', async () => {
  servidor.responde('POST /copia-prontuario', exemplo('POST /copia-prontuario', COPIA))
  await abrirComCopias([COPIA])
  await copias().getByRole('button', { name: 'Anotar pedido' }).click()
  await campo('Quem pediu').fill('Clara Prado')
  await campo('Para quê').fill('Segunda opinião')
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar pedido' }).click()
  await expect.element(page.getByText('Pedido anotado. Entregue até 25/11/2026.')).toBeVisible()
  await copias().getByRole('button', { name: 'Entregar a Clara Prado' }).click()
  servidor.recusa('POST /copia-prontuario/:codigo/entrega', 'TRANSICAO_INVALIDA', {
    mensagem: 'Esta cópia já foi entregue.',
  })
  await campo('Documento apresentado').fill('CNH 2')
  await campo('Como').fill('E-mail')
  await page.getByRole('checkbox', { name: 'Prontuário' }).click()
  await page.getByRole('button', { name: 'Entregar e baixar' }).click()
  await expect.element(page.getByText('Escolha ao menos um documento.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Prontuário' }).click()
  await page.getByRole('button', { name: 'Entregar e baixar' }).click()
  await expect.element(page.getByText('Esta cópia já foi entregue.')).toBeVisible()
  await expect.element(campo('Documento apresentado')).toHaveValue('CNH 2')
  expect(servidor.pedidos('POST /copia-prontuario/:codigo/entrega')).toEqual([
    { codigo: CODIGO, versao: 4, identidade: 'CNH 2', meio: 'E-mail', documentos: ['Prontuário'] },
  ])
})
