import { dadosDoGrupoDeDespesa, ROTULOS_DA_LINHA_DA_DRE, type LinhaDaDre } from '@vetlume/dominio/grupo-despesa'
import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_COMPORTAMENTO } from '@vetlume/dominio/tipo-despesa'
import { listar } from '../../lib/listar.ts'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { Esqueleto } from '../../ui/estados.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { definirRegistro, EtiquetaDeSituacao, opcoesDe, type FichaDe } from '../cadastros/index.ts'
import estilos from './grupo-despesa-registro.module.css'

const buscarTipos = listar('tipo-despesa')

function TiposDoGrupo({ ficha: { codigo, permissoes } }: { ficha: FichaDe<'grupo-despesa'> }) {
  const { data } = useQuery({
    queryKey: ['tipo-despesa', 'vista', codigo],
    queryFn: ({ signal }) => buscarTipos({ grupo: codigo, ordem: 'nome', limite: '200' }, signal),
  })
  const novo = permissoes.editar ? (
    <BotaoElo to="/financeiro/tipo-despesa" search={{ novo: '1', grupo: codigo }} size="small">
      Novo tipo neste grupo
    </BotaoElo>
  ) : null
  return (
    <Secao titulo="Tipos deste grupo" acoes={novo}>
      {data === undefined && <Esqueleto linhas={3} />}
      {data?.itens.length === 0 && <Texto secundario>Nenhum tipo ainda.</Texto>}
      <ul className={estilos.lista}>
        {data?.itens.map((tipo) => (
          <li key={tipo.codigo} className={estilos.item}>
            <Elo to="/financeiro/tipo-despesa" search={{ codigo: tipo.codigo }} className={estilos.elo}>
              {tipo.nome}
            </Elo>
            <span className={estilos.trecho}>{ROTULOS_DO_COMPORTAMENTO[tipo.comportamento]}</span>
            {!tipo.ativo && <EtiquetaDeSituacao ativo={false} />}
          </li>
        ))}
      </ul>
    </Secao>
  )
}

export const registroDeGrupoDeDespesa = definirRegistro('grupo-despesa', {
  esquema: dadosDoGrupoDeDespesa,
  valores: (ficha) => ({
    nome: ficha?.nome ?? '',
    linhaDre: ficha?.linhaDre ?? 'DESPESAS_OPERACIONAIS',
    ordem: ficha?.ordem ?? 0,
  }),
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    linhaDre: { rotulo: 'Linha da DRE', texto: (linha: LinhaDaDre) => ROTULOS_DA_LINHA_DA_DRE[linha] },
    ordem: { rotulo: 'Ordem' },
    ativo: { rotulo: 'Ativo' },
  },
  tambem: ['tipo-despesa'],
  Depois: TiposDoGrupo,
  Campos: ({ controle, focar }) => (
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
          nome="linhaDre"
          rotulo="Linha da DRE"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DA_LINHA_DA_DRE)}
          ajuda="Onde as contas deste grupo somam no resultado"
        />
        <CampoNumero
          controle={controle}
          nome="ordem"
          rotulo="Ordem"
          obrigatorio
          ajuda="Os menores vêm primeiro; os iguais seguem o nome"
        />
      </Grade>
    </Secao>
  ),
})
