import { ROTULOS_DO_ESTADO_DO_CLIENTE } from '@vetlume/dominio/cliente'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDeSituacao, filtroDoCadastro } from '../cadastros/index.ts'

export const FILTROS_DE_CLIENTES: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Assinatura', ROTULOS_DO_ESTADO_DO_CLIENTE),
  filtroDoCadastro('plano', 'Plano', 'plano'),
  filtroDeOpcoes('pagante', 'Pagamento', { sim: 'Só pagantes' }),
  filtroDeOpcoes('gratis', 'Plano grátis', { sim: 'Sim', nao: 'Não' }),
  { id: 'testeDe', rotulo: 'Teste acaba de', tipo: 'data' },
  { id: 'testeAte', rotulo: 'Teste acaba até', tipo: 'data' },
  { id: 'desde', rotulo: 'Entrou de', tipo: 'data' },
  { id: 'ate', rotulo: 'Entrou até', tipo: 'data' },
  filtroDeSituacao,
]
