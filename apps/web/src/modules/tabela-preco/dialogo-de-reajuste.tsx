import '../../ui/quadro.css'
import { useQueryClient } from '@tanstack/react-query'
import {
  reajustarPreco,
  reajuste,
  regraDoReajuste,
  ROTULOS_DO_ARREDONDAMENTO,
  type Reajuste,
  type TabelaPreco,
} from '@vetlume/dominio/tabela-preco'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Pilha } from '../../ui/disposicao.tsx'
import { CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { opcoesDe } from '../cadastros/index.ts'
import estilos from './dialogo-de-reajuste.module.css'

/** Each price, today and after. */
function Previa({ itens, regra }: { itens: TabelaPreco['itens']; regra: Reajuste }) {
  return (
    <Pilha espaco={2}>
      <p className={estilos.texto}>{regraDoReajuste(regra)}</p>
      <QuadroRolavel nome="Preços antes e depois" className={estilos.precos}>
        <table className={`vl-quadro ${estilos.tabela}`}>
          <thead>
            <tr>
              <th scope="col">Serviço</th>
              <th scope="col" className="fim">
                Hoje
              </th>
              <th scope="col" className="fim">
                Depois
              </th>
            </tr>
          </thead>
          <tbody>
            {itens.map(({ servico, centavos }) => (
              <tr key={servico.codigo}>
                <td>{servico.nome}</td>
                <td className="fim">
                  <Dinheiro centavos={centavos} />
                </td>
                <td className="fim">
                  <Dinheiro centavos={reajustarPreco(centavos, regra)} destaque />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </QuadroRolavel>
    </Pilha>
  )
}

/** Changes every price of a table by one percentage; what each becomes is shown before it is applied. */
export function DialogoDeReajuste({ ficha, aoFechar }: { ficha: TabelaPreco; aoFechar: () => void }) {
  const cache = useQueryClient()
  const form = useFormulario({
    esquema: reajuste,
    // Blank until it is typed, and the schema asks for it.
    valores: { percentualBp: null as unknown as number, arredondamento: 'CENTAVO' as const },
    protegerMudancas: false,
    aoEnviar: async (regra: Reajuste) => {
      await api('PUT /tabela-preco/:codigo/reajuste', { codigo: ficha.codigo, versao: ficha.versao, ...regra })
      avisar.sucesso('Preços reajustados.')
      aoFechar()
      // The form under this dialog begins again, with the new prices and their version.
      await cache.resetQueries({ queryKey: ['tabela-preco', 'um', ficha.codigo] })
      void cache.invalidateQueries({ queryKey: ['tabela-preco'] })
    },
  })
  const regra = reajuste.safeParse(useWatch({ control: form.control }))
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="md"
      titulo={`Reajustar ${ficha.nome}`}
      descricao="Todos os preços da tabela mudam de uma vez. Um percentual negativo os diminui."
    >
      <Formulario form={form} rotulo="Reajustar tabela" rotuloDeSalvar="Reajustar" aoCancelar={aoFechar}>
        <Grade>
          <CampoPercentual controle={form.control} nome="percentualBp" rotulo="Percentual" obrigatorio negativo />
          <CampoSelecao
            controle={form.control}
            nome="arredondamento"
            rotulo="Arredondamento"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_ARREDONDAMENTO)}
          />
        </Grade>
        {regra.success && <Previa itens={ficha.itens} regra={regra.data} />}
      </Formulario>
    </Dialogo>
  )
}
