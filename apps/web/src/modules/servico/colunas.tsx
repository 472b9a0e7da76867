import { escreverNomes, escreverPrecos } from '@vetlume/dominio/importacao'
import { ROTULOS_DA_MODALIDADE, type ItemDeServico } from '@vetlume/dominio/servico'
import { reais } from '../../lib/planilha/valores.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { SemQuebra } from '../../ui/sem-quebra.tsx'
import { colunaDeSituacao, ouTraco } from '../../ui/lista/situacao.tsx'

const prazo = ({ exigeLaudo, prazoRotinaHoras, prazoUrgenteHoras }: ItemDeServico) =>
  exigeLaudo ? `${prazoRotinaHoras} h · urgente ${prazoUrgenteHoras} h` : 'Sem laudo'

/** The list shows what a person looks for; a sheet keeps each field in a column of its own, as the import reads it back. */
export const COLUNAS_DO_SERVICO: readonly Coluna<ItemDeServico>[] = [
  {
    id: 'nome',
    titulo: 'Serviço',
    celula: ({ nome, pacote, composicao }) =>
      pacote ? (
        <>
          {nome} <Etiqueta tom="marca" rotulo={`Pacote de ${composicao.length}`} />
        </>
      ) : (
        nome
      ),
    texto: ({ nome }) => nome,
    ordem: 'nome',
  },
  {
    id: 'modalidade',
    titulo: 'Modalidade',
    celula: ({ modalidade }) => ROTULOS_DA_MODALIDADE[modalidade],
    ordem: 'modalidade',
  },
  {
    id: 'duracao',
    titulo: 'Duração',
    celula: ({ duracaoMinutos }) => `${duracaoMinutos} min`,
    ordem: 'duracao',
    alinhar: 'direita',
  },
  { id: 'prazo', titulo: 'Prazos do laudo', celula: (item) => <SemQuebra texto={prazo(item)} />, texto: prazo },
  { id: 'modelo', titulo: 'Modelo', celula: ({ modelo }) => ouTraco(modelo?.nome) },
  {
    id: 'custo',
    titulo: 'Custo',
    celula: ({ custoCentavos }) => <Dinheiro centavos={custoCentavos} />,
    texto: ({ custoCentavos }) => reais(custoCentavos),
    alinhar: 'direita',
    noCartao: 'oculta',
  },
  {
    id: 'preco',
    titulo: 'Preço',
    celula: ({ precoCentavos }) => <Dinheiro centavos={precoCentavos} destaque />,
    texto: ({ precoCentavos }) => reais(precoCentavos),
    ordem: 'preco',
    alinhar: 'direita',
  },
  {
    id: 'especialidade',
    titulo: 'Especialidade',
    celula: ({ especialidade }) => ouTraco(especialidade?.nome),
    oculta: true,
  },
  { id: 'rotina', titulo: 'Prazo de rotina (horas)', celula: ({ prazoRotinaHoras }) => prazoRotinaHoras, oculta: true },
  {
    id: 'urgencia',
    titulo: 'Prazo de urgência (horas)',
    celula: ({ prazoUrgenteHoras }) => prazoUrgenteHoras,
    oculta: true,
  },
  { id: 'exigeLaudo', titulo: 'Tem laudo', celula: ({ exigeLaudo }) => (exigeLaudo ? 'Sim' : 'Não'), oculta: true },
  {
    id: 'exigeRevisao',
    titulo: 'Laudo com revisão',
    celula: ({ exigeRevisao }) => (exigeRevisao ? 'Sim' : 'Não'),
    oculta: true,
  },
  { id: 'preparo', titulo: 'Preparo', celula: ({ preparo }) => ouTraco(preparo), oculta: true },
  colunaDeSituacao,
  ...soNaPlanilha<ItemDeServico>({
    Pacote: ({ pacote }) => pacote,
    'Serviços do pacote': ({ composicao }) => escreverNomes(composicao.map(({ nome }) => nome)),
    Equipamentos: ({ doFormulario: f }) => escreverNomes((f?.equipamentos ?? []).map(({ nome }) => nome)),
    'Preços dos planos de saúde': ({ doFormulario: f }) =>
      escreverPrecos(
        (f?.precosDosPlanos ?? []).map(({ planoSaude, centavos }) => ({ nome: planoSaude.nome, centavos })),
      ),
  }),
]
