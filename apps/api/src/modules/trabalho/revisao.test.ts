import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, SENHA } from '../../../teste/fabricas.ts'
import { escrever } from '../../../teste/laudo/cenario.ts'
import { criarRevisor } from '../../../teste/laudo/revisores.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

it('quem revisa um laudo alcança o atendimento dele', async () => {
  const empresa = await criarEmpresa(amb)
  const { codigo, versao, atendimento } = await escrever(amb, empresa)
  const revisor = await criarRevisor(amb, empresa)
  const envio = { codigo, versao, revisor: revisor.codigo, senha: SENHA, aceitarAvisos: true }
  expect((await empresa.como.ESPECIALISTA('POST /laudo/:codigo/enviar', envio)).status).toBe(200)
  const comentario = { codigo: atendimento, texto: 'Vou revisar.' }
  expect((await revisor.como('POST /atendimento/:codigo/comentario', comentario)).status).toBe(201)
})
