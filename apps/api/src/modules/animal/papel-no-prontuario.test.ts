import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, darLaudos } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel, type ComPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let empresa: Empresa
let animal: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const atendimento = await abrir(amb, empresa)
  await darLaudos(amb, empresa, atendimento.codigo, 'ASSINADO')
  animal = atendimento.animal
})
afterAll(() => amb.fechar())

const tipos = async ({ chamar }: ComPapel) => {
  const { corpo } = await chamar('GET /animal/:codigo/prontuario', { codigo: animal })
  return new Set(corpo.itens.map(({ tipo }) => tipo))
}

it('do prontuário, cada um vê as partes que o seu papel lê', async () => {
  const soPacientes = await comPapel(amb, empresa, ['animal:ler'])
  expect(await tipos(soPacientes)).toEqual(new Set(['CADASTRO']))
  const comExames = await comPapel(amb, empresa, ['animal:ler', 'atendimento:ler'])
  expect(await tipos(comExames)).toEqual(new Set(['CADASTRO', 'ATENDIMENTO']))
  expect(await tipos(await comPapel(amb, empresa, 'LEITURA'))).toEqual(new Set(['CADASTRO', 'ATENDIMENTO', 'LAUDO']))
})

it('a trilha de um especialista tem o repasse e o certificado dele: é de quem os lê', async () => {
  const pedido = { entidade: 'especialista', registro: empresa.especialista } as const
  const leitura = await comPapel(amb, empresa, 'LEITURA')
  expect((await leitura.chamar('GET /historico', pedido)).status).toBe(404)
  const gestor = await comPapel(amb, empresa, 'GESTOR')
  expect((await gestor.chamar('GET /historico', pedido)).status).toBe(200)
})
