import { expect, it } from 'vitest'
import { api } from '../../src/lib/navegador.ts'
import { buscarAssociacoes } from '../../src/modules/sessao/contexto.ts'
import { criarUsuario } from '../fabricas.ts'
import { entrarComo, PESSOA } from '../tela.tsx'
import { servidor } from './index.ts'

it('quem acaba com um pedido a caminho, e outro que viria depois dele,', () => {
  entrarComo('CLIENTE')
  servidor.responde('GET /cliente/multiplos', [])
  servidor.recusa('GET /cliente/id', 'NAO_ENCONTRADO')
  void buscarAssociacoes(criarUsuario({ ...PESSOA, perfis: ['CLIENTE'] }), api)
})

it('não os deixa ao teste seguinte', async () => {
  await new Promise((pronto) => setTimeout(pronto, 50))
  expect(servidor.pedidos('GET /cliente/id')).toEqual([])
})
