import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { anexoDoFechamento } from './index.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

it('o extrato vai anexo à carta, como está quando ela sai; o de um fechamento reaberto não vai', async () => {
  const empresa = await criarEmpresa(amb)
  const { cliente } = empresa
  const apoio = { db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos }
  const [atendimento] = await faturar(amb, empresa)
  expect(atendimento).toBeDefined()
  const codigo = await fecharTudo(empresa)
  const anexo = await anexoDoFechamento(apoio, { cliente, codigo })
  expect(anexo?.nome).toBe('fechamento-1.pdf')
  expect(
    lerPdf(anexo?.bytes ?? new Uint8Array())
      .paginas.flat()
      .join(' '),
  ).toContain('Fechamento do período')
  expect(await anexoDoFechamento(apoio, { cliente: (await criarEmpresa(amb)).cliente, codigo })).toBeNull()
  const { versao } = (await empresa.como.CLIENTE('GET /fechamento/:codigo', { codigo })).corpo
  const reabrir = { codigo, versao, motivo: 'Preço errado' }
  expect((await empresa.como.CLIENTE('POST /fechamento/:codigo/reabertura', reabrir)).status).toBe(200)
  expect(await anexoDoFechamento(apoio, { cliente, codigo })).toBeNull()
})
