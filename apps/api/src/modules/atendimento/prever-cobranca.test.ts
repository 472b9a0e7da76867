import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrir, agir, concluido, criarServico, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const prever = async (codigo: string, quem = empresa.como.CLIENTE) =>
  quem('GET /atendimento/:codigo/cobranca', { codigo })

it('o que se prevê é o que concluir grava, e prever não grava nada', async () => {
  const itens = [
    { servico: await criarServico(amb, empresa, { preco_centavos: 10_001 }) },
    { servico: await criarServico(amb, empresa) },
  ]
  const { codigo } = await abrir(amb, empresa, { itens })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  const { status, corpo: previsto } = await prever(codigo)
  expect([status, previsto]).toMatchObject([
    200,
    {
      impedimento: null,
      titulos: [{ numero: null, valorCentavos: 20_001, contraparte: expect.stringContaining('Clínica X') }],
      repasses: [
        { centavos: 5_001, texto: expect.stringContaining('50%') },
        { centavos: 5_000, exame: expect.any(String) },
      ],
    },
  ])
  expect((await dinheiroDe(amb, codigo)).titulos).toEqual([])
  await agir(empresa.como.CLIENTE, codigo, 'concluir')
  const { titulos, repasses } = await dinheiroDe(amb, codigo)
  expect(titulos).toMatchObject([
    {
      contraparte: previsto.titulos[0]?.contraparte,
      vencimento: previsto.titulos[0]?.vencimento,
      valor_centavos: previsto.titulos[0]?.valorCentavos,
    },
  ])
  expect(Object.fromEntries(repasses.map(({ item, valor_centavos }) => [item, valor_centavos]))).toEqual(
    Object.fromEntries(previsto.repasses.map(({ item, centavos }) => [item, centavos])),
  )
})

it('diz por que não se pode concluir, como a recusa diria', async () => {
  const { codigo } = await abrir(amb, empresa)
  expect((await prever(codigo)).corpo.impedimento).toMatch(/não permite/)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  const { corpo } = await prever(codigo)
  const recusa = await agir(empresa.como.CLIENTE, codigo, 'concluir')
  expect(corpo).toMatchObject({ titulos: [], repasses: [] })
  expect(recusa.corpo).toMatchObject({ mensagem: corpo.impedimento })
  expect(corpo.impedimento).toMatch(/Falta laudo assinado/)
})

it('concluído, mostra o que desfazer cancela; com pagamento, por que não se desfaz', async () => {
  const codigo = await concluido(amb, empresa)
  const [titulo] = (await dinheiroDe(amb, codigo)).vivos
  expect((await prever(codigo)).corpo).toMatchObject({
    impedimento: null,
    titulos: [{ numero: titulo?.numero, valorCentavos: 20_000 }],
    repasses: [{ centavos: 10_000 }],
  })
  await pagar(amb, titulo!, 1)
  const { corpo } = await prever(codigo)
  const recusa = await agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Engano')
  expect(corpo).toMatchObject({ titulos: [], repasses: [] })
  expect(recusa.corpo).toMatchObject({ mensagem: corpo.impedimento })
})

it('sem nada a cobrar, só o repasse', async () => {
  const { codigo } = await abrir(amb, empresa, {
    itens: [{ servico: await criarServico(amb, empresa, { preco_centavos: 0 }) }],
  })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  expect((await prever(codigo)).corpo).toMatchObject({ titulos: [], repasses: [{ centavos: 0 }], impedimento: null })
})

it('o especialista vê o que concluir grava, não o que só a empresa desfaz; a clínica, nada', async () => {
  const { codigo } = await abrir(amb, empresa, { itens: [{ servico: await criarServico(amb, empresa) }] })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  expect((await prever(codigo, empresa.como.ESPECIALISTA)).corpo.repasses).toHaveLength(1)
  expect((await prever(codigo, empresa.como.PARCEIRO)).status).toBe(403)
  expect((await prever(codigo, outra.como.CLIENTE)).status).toBe(404)
  await agir(empresa.como.CLIENTE, codigo, 'concluir')
  expect((await prever(codigo, empresa.como.ESPECIALISTA)).status).toBe(403)
})
