import { contar } from '@vetlume/dominio/formatos'
import { useQuery } from '@tanstack/react-query'
import { LINHAS_DA_DRE, ROTULOS_DA_LINHA_DA_DRE, type ItemDeGrupoDeDespesa } from '@vetlume/dominio/grupo-despesa'
import { ROTULOS_DO_COMPORTAMENTO, type ItemDeTipoDeDespesa } from '@vetlume/dominio/tipo-despesa'
import { listar } from '../../lib/listar.ts'
import { Fila } from '../../ui/disposicao.tsx'
import { BotaoIconeElo, Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Dica } from '../../ui/dica.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { buscarTudo, EtiquetaDeSituacao, type VistaProps } from '../cadastros/index.ts'
import estilos from './arvore-de-despesas.module.css'

const grupos = listar('grupo-despesa')
const tipos = listar('tipo-despesa')

function Tipo({ tipo: { codigo, nome, comportamento, ativo } }: { tipo: ItemDeTipoDeDespesa }) {
  return (
    <li className={estilos.tipo}>
      <Elo to="/financeiro/tipo-despesa" search={{ codigo }} color="inherit">
        {nome}
      </Elo>
      <Etiqueta tom={comportamento === 'FIXA' ? 'info' : 'neutro'} rotulo={ROTULOS_DO_COMPORTAMENTO[comportamento]} />
      {!ativo && <EtiquetaDeSituacao ativo={false} />}
    </li>
  )
}

interface GrupoProps {
  grupo: ItemDeGrupoDeDespesa
  tipos: readonly ItemDeTipoDeDespesa[]
  podeEscrever: boolean
  buscaDoRegistro: VistaProps['buscaDoRegistro']
}

function Grupo({ grupo: { codigo, nome, ativo }, tipos: doGrupo, podeEscrever, buscaDoRegistro }: GrupoProps) {
  return (
    <li>
      <Fila>
        <Elo to="." search={buscaDoRegistro(codigo)} className={estilos.elo}>
          {nome}
        </Elo>
        {!ativo && <EtiquetaDeSituacao ativo={false} />}
        {podeEscrever && (
          <Dica texto={`Novo tipo em ${nome}`}>
            <BotaoIconeElo
              to="/financeiro/tipo-despesa"
              search={{ novo: '1', grupo: codigo }}
              size="small"
              aria-label={`Novo tipo em ${nome}`}
            >
              <Icone nome="add" tamanho="pequeno" />
            </BotaoIconeElo>
          </Dica>
        )}
      </Fila>
      {doGrupo.length > 0 && (
        <ul aria-label={`Tipos de ${nome}`} className={estilos.folhas}>
          {doGrupo.map((tipo) => (
            <Tipo key={tipo.codigo} tipo={tipo} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Lines of the DRE, the groups that add to each, and the types of each group. */
export function ArvoreDeDespesas({ novo, buscaDoRegistro }: VistaProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['grupo-despesa', 'vista'],
    queryFn: async ({ signal }) => {
      const [dosGrupos, dosTipos] = await Promise.all([
        buscarTudo(grupos, { ordem: 'ordem' }, signal),
        buscarTudo(tipos, { ordem: 'nome' }, signal),
      ])
      return { grupos: dosGrupos, tipos: Map.groupBy(dosTipos, ({ grupo }) => grupo.codigo) }
    },
  })
  if (data === undefined) {
    return (
      <Secao>
        {error === null ? (
          <Esqueleto linhas={10} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  }
  if (data.grupos.length === 0) {
    return (
      <Secao>
        <EstadoVazio
          titulo="Nenhum grupo de despesa"
          texto="Comece pelos grupos: os tipos de despesa entram neles."
          acao={novo}
        />
      </Secao>
    )
  }
  return LINHAS_DA_DRE.map((linha) => {
    const daLinha = data.grupos.filter(({ linhaDre }) => linhaDre === linha)
    return (
      <Secao
        key={linha}
        titulo={ROTULOS_DA_LINHA_DA_DRE[linha]}
        acoes={<Etiqueta tom="neutro" rotulo={contar(daLinha.length, 'grupo', 'grupos')} />}
      >
        {daLinha.length === 0 ? (
          <Texto secundario>Nenhum grupo soma nesta linha.</Texto>
        ) : (
          <ul aria-label={ROTULOS_DA_LINHA_DA_DRE[linha]} className={estilos.galhos}>
            {daLinha.map((grupo) => (
              <Grupo
                key={grupo.codigo}
                grupo={grupo}
                tipos={data.tipos.get(grupo.codigo) ?? []}
                podeEscrever={novo !== false && novo !== null}
                buscaDoRegistro={buscaDoRegistro}
              />
            ))}
          </ul>
        )}
      </Secao>
    )
  })
}
