import { ROTULOS_DO_ESTADO_DO_CLIENTE } from '@vetlume/dominio/cliente'
import { listar } from '../../lib/listar.ts'
import type { Filtro, FiltroDeReferencia } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDeSituacao, filtroDoCadastro } from '../cadastros/index.ts'

/** By its text: what a company was promised stays when the coupon is gone. */
const porCupom: FiltroDeReferencia = {
  id: 'cupom',
  rotulo: 'Usou o cupom',
  tipo: 'referencia',
  procurar: async (busca, sinal) =>
    (await listar('cupom')({ ...(busca === '' ? {} : { busca }), limite: '20' }, sinal)).itens.map(({ texto }) => ({
      valor: texto,
      rotulo: texto,
    })),
  rotuloDe: (texto) => Promise.resolve(texto),
}

export const FILTROS_DE_CLIENTES: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Assinatura', ROTULOS_DO_ESTADO_DO_CLIENTE),
  filtroDoCadastro('plano', 'Plano', 'plano'),
  filtroDeOpcoes('pagante', 'Pagamento', { sim: 'Só pagantes' }),
  filtroDeOpcoes('gratis', 'Plano grátis', { sim: 'Sim', nao: 'Não' }),
  { id: 'testeDe', rotulo: 'Teste acaba de', tipo: 'data' },
  { id: 'testeAte', rotulo: 'Teste acaba até', tipo: 'data' },
  { id: 'desde', rotulo: 'Entrou de', tipo: 'data' },
  { id: 'ate', rotulo: 'Entrou até', tipo: 'data' },
  filtroDeOpcoes('testou', 'Teste', { sim: 'Fez o teste' }),
  filtroDeOpcoes('assinou', 'Já assinou', { sim: 'Sim' }),
  { id: 'comecouDe', rotulo: 'Assinou de', tipo: 'data' },
  { id: 'comecouAte', rotulo: 'Assinou até', tipo: 'data' },
  { id: 'encerrouDe', rotulo: 'Encerrou de', tipo: 'data' },
  { id: 'encerrouAte', rotulo: 'Encerrou até', tipo: 'data' },
  { id: 'assinavaEm', rotulo: 'Assinava em', tipo: 'data' },
  { id: 'estreouDe', rotulo: 'Pagou a primeira vez de', tipo: 'data' },
  { id: 'estreouAte', rotulo: 'Pagou a primeira vez até', tipo: 'data' },
  { id: 'pagavaEm', rotulo: 'Pagava em', tipo: 'data' },
  { id: 'recusadaDe', rotulo: 'Cobrança recusada de', tipo: 'data' },
  { id: 'recusadaAte', rotulo: 'Cobrança recusada até', tipo: 'data' },
  porCupom,
  filtroDeSituacao,
]
