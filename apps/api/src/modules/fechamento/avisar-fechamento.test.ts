import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

it('por e-mail, o fechamento vai a quem na clínica recebe cobranças', async () => {
  const empresa = await criarEmpresa(amb)
  const { cliente, parceiro } = empresa
  await amb.db.updateTable('parceiro').set({ email: 'geral@clinica.vet' }).where('codigo', '=', parceiro).execute()
  const contato = (ordem: number, email: string, recebe_cobrancas: boolean) => ({
    cliente,
    parceiro,
    ordem,
    nome: email,
    email,
    recebe_cobrancas,
    recebe_laudos: false,
  })
  await amb.db
    .insertInto('parceiro_contato')
    .values([contato(0, 'bia@clinica.vet', true), contato(1, 'caio@clinica.vet', false)])
    .execute()
  await faturar(amb, empresa)
  await fecharTudo(empresa)
  await amb.tarefas.esvaziar()
  const cartas = await amb.db.selectFrom('mensagem').select('para').where('cliente', '=', cliente).execute()
  expect(cartas).toEqual([{ para: 'bia@clinica.vet' }])
})
