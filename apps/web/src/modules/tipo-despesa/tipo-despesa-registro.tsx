import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DA_LINHA_DA_DRE } from '@vetlume/dominio/grupo-despesa'
import {
  dadosDoTipoDeDespesa,
  ROTULOS_DO_COMPORTAMENTO,
  type ComportamentoDaDespesa,
} from '@vetlume/dominio/tipo-despesa'
import { useWatch } from 'react-hook-form'
import { listar } from '../../lib/listar.ts'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { buscarTudo, definirRegistro, opcoesDe } from '../cadastros/index.ts'

const buscarGrupos = listar('grupo-despesa')
const consultaDeGrupos = {
  queryKey: ['grupo-despesa', 'opcoes', 'todos'],
  queryFn: ({ signal }: { signal: AbortSignal }) => buscarTudo(buscarGrupos, { ordem: 'ordem' }, signal),
}

export const registroDeTipoDeDespesa = definirRegistro('tipo-despesa', {
  esquema: dadosDoTipoDeDespesa,
  valores: (ficha, inicial) => ({
    nome: ficha?.nome ?? '',
    grupo: ficha?.grupo.codigo ?? inicial?.['grupo'] ?? '',
    comportamento: ficha?.comportamento ?? 'VARIAVEL',
  }),
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    grupo: { rotulo: 'Grupo' },
    comportamento: {
      rotulo: 'Comportamento',
      texto: (valor: ComportamentoDaDespesa) => ROTULOS_DO_COMPORTAMENTO[valor],
    },
    ativo: { rotulo: 'Ativo' },
  },
  tambem: ['grupo-despesa'],
  Campos: ({ controle, ficha, focar }) => {
    const { data: grupos = [] } = useQuery(consultaDeGrupos)
    const grupo = useWatch({ control: controle, name: 'grupo' })
    const escolhido = grupos.find(({ codigo }) => codigo === grupo)
    // The record's own group is named before the others arrive, and stays offered after it was switched off.
    const doRegistro =
      ficha !== undefined && escolhido === undefined ? [{ valor: ficha.grupo.codigo, rotulo: ficha.grupo.nome }] : []
    const opcoes = grupos
      .filter(({ ativo, codigo }) => ativo || codigo === ficha?.grupo.codigo)
      .map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))
    return (
      <Secao>
        <Grade>
          <CampoTexto
            controle={controle}
            nome="nome"
            rotulo="Nome"
            obrigatorio
            maximo={80}
            focar={focar}
            className="inteiro"
          />
          <CampoSelecao
            controle={controle}
            nome="grupo"
            rotulo="Grupo"
            obrigatorio
            opcoes={opcoes.length === 0 ? doRegistro : opcoes}
            ajuda={
              escolhido === undefined
                ? 'O grupo diz em que linha da DRE a despesa soma'
                : `Soma em: ${ROTULOS_DA_LINHA_DA_DRE[escolhido.linhaDre]}`
            }
          />
          <CampoSelecao
            controle={controle}
            nome="comportamento"
            rotulo="Comportamento"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_COMPORTAMENTO)}
            ajuda="Fixa se repete todo mês; variável depende do que se faz"
          />
        </Grade>
      </Secao>
    )
  },
})
