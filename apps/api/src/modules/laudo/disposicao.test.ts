import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  corpo,
  escrever,
  lerComo,
  medida,
  publicarModelo,
  secao,
  texto,
} from '../../../teste/laudo/cenario.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const CONTEUDO = {
  secoes: [
    secao(),
    secao({
      id: 'baco',
      titulo: 'Baço',
      orgao: 'BACO',
      situacao: 'ALTERADO' as const,
      texto: texto('Contornos irregulares.'),
      medidas: [medida({ valor: 45 })],
    }),
  ],
  conclusao: texto('Esplenomegalia a esclarecer.'),
}

async function assinarCom(modelo: string | undefined) {
  await amb.db
    .updateTable('servico')
    .set({ modelo: modelo ?? null })
    .where('codigo', '=', empresa.servico)
    .execute()
  const laudo = await assinado(amb, empresa, { conteudo: CONTEUDO })
  const { documento } = await lerComo(empresa, 'CLIENTE', laudo.codigo)
  const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: laudo.codigo })
  return { ...laudo, documento, papel: lerPdf(bytes).paginas.flat().join(' ') }
}

it('sem escolha nenhuma, o documento é o de antes: conclusão no fim e nenhum campo novo', async () => {
  const { documento, papel } = await assinarCom(await publicarModelo(amb, empresa.cliente))
  expect(Object.keys(documento ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/conclusaoPrimeiro|resumo|^exame$/)]),
  )
  expect(papel.indexOf('Esplenomegalia')).toBeGreaterThan(papel.indexOf('Contornos irregulares'))
})

it('com as escolhas do modelo: conclusão primeiro, resumo do alterado e só o que foi registrado do exame', async () => {
  const impressao = { conclusaoPrimeiro: true, resumo: true, exame: true }
  const modelo = await publicarModelo(amb, empresa.cliente, { impressao })
  const semRegistro = await assinarCom(modelo)
  expect(semRegistro.documento).toMatchObject({
    conclusaoPrimeiro: true,
    resumo: [{ titulo: 'Baço', achados: [] }],
  })
  expect(semRegistro.documento?.exame).toBeUndefined()
  const { papel } = semRegistro
  const lugares = ['Esplenomegalia', 'Resumo do que está alterado', 'Contornos irregulares', 'Verifique este laudo']
  const posicoes = lugares.map((lugar) => papel.indexOf(lugar))
  expect(posicoes.every((posicao) => posicao >= 0)).toBe(true)
  expect(posicoes).toEqual(posicoes.toSorted((a, b) => a - b))
  expect(papel.split('Esplenomegalia')).toHaveLength(2)
})

it('jejum e sedação registrados saem; o que foi assinado fica como foi, mesmo que o modelo mude', async () => {
  const modelo = await publicarModelo(amb, empresa.cliente, {
    impressao: { conclusaoPrimeiro: false, resumo: false, exame: true },
  })
  await amb.db.updateTable('servico').set({ modelo }).where('codigo', '=', empresa.servico).execute()
  const escrito = await escrever(amb, empresa, { conteudo: CONTEUDO })
  await amb.db
    .updateTable('atendimento')
    .set({ jejum: true, sedacao: false })
    .where('codigo', '=', escrito.atendimento)
    .execute()
  corpo(await assinar(empresa, escrito))
  const antes = (await lerComo(empresa, 'PARCEIRO', escrito.codigo)).documento
  expect(antes?.exame).toEqual([
    { rotulo: 'Jejum', valor: 'Sim' },
    { rotulo: 'Sedação', valor: 'Não' },
  ])
  expect([antes?.resumo, antes?.conclusaoPrimeiro]).toEqual([undefined, undefined])
  await amb.db.updateTable('atendimento').set({ jejum: false }).where('codigo', '=', escrito.atendimento).execute()
  expect((await lerComo(empresa, 'PARCEIRO', escrito.codigo)).documento).toEqual(antes)
})
