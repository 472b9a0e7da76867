import { cartaoDoPlano, type ItemDePlano } from '@vetlume/dominio/plano'
import { contar } from '@vetlume/dominio/formatos'
import { PRODUTO } from '@vetlume/dominio/produto'
import { reais } from '../../lib/planilha/valores.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { colunaDeSituacao, filtroDeSituacao, telaDeCadastro, doCartao } from '../cadastros/index.ts'
import { numero } from '../../lib/numero.ts'

const limite = (valor: number | null, unidade = '') => (valor === null ? 'Sem limite' : `${numero(valor)}${unidade}`)

const colunas: readonly Coluna<ItemDePlano>[] = [
  { id: 'nome', titulo: 'Plano', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'mensal',
    titulo: 'Por mês',
    celula: ({ mensalCentavos }) => <Dinheiro centavos={mensalCentavos} />,
    texto: ({ mensalCentavos }) => reais(mensalCentavos),
    ordem: 'mensal',
    alinhar: 'direita',
  },
  {
    id: 'anual',
    titulo: 'Por ano',
    celula: ({ anualCentavos }) => <Dinheiro centavos={anualCentavos} />,
    texto: ({ anualCentavos }) => reais(anualCentavos),
    ordem: 'anual',
    alinhar: 'direita',
  },
  { id: 'teste', titulo: 'Teste', celula: ({ diasTeste }) => contar(diasTeste, 'dia', 'dias'), alinhar: 'direita' },
  { id: 'usuarios', titulo: 'Usuários', celula: ({ limiteUsuarios }) => limite(limiteUsuarios), alinhar: 'direita' },
  {
    id: 'laudos',
    titulo: 'Laudos por mês',
    celula: ({ limiteLaudosMes }) => limite(limiteLaudosMes),
    alinhar: 'direita',
  },
  {
    id: 'parceiros',
    titulo: 'Clínicas',
    celula: ({ limiteParceiros }) => limite(limiteParceiros),
    alinhar: 'direita',
  },
  { id: 'gb', titulo: 'Espaço', celula: ({ limiteGb }) => limite(limiteGb, ' GB'), alinhar: 'direita' },
  { id: 'assinantes', titulo: 'Assinantes', celula: ({ assinantes }) => numero(assinantes), alinhar: 'direita' },
  colunaDeSituacao,
]

export const PlanoPage = telaDeCadastro({
  ...doCartao(cartaoDoPlano),
  genero: 'o',
  titulo: `Planos ${PRODUTO.nome}`,
  descricao: 'O que as empresas assinam, com os limites de cada plano.',
  colunas,
  filtros: [filtroDeSituacao],
  vazio: { titulo: 'Nenhum plano', texto: 'Cadastre o primeiro plano para que as empresas possam assinar.' },
  registro: async () => (await import('./plano-registro.tsx')).registroDePlano,
})
