import {
  ROTULOS_DA_EXCECAO,
  ROTULOS_DO_MOTIVO,
  type ExcecaoDoEspecialista,
  type HorariosDoEspecialista,
} from '@vetlume/dominio/especialista'
import { juntar } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoSemDica } from '../../../ui/botao-sem-dica.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dica } from '../../../ui/dica.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { useMudanca } from '../api.ts'
import { ExcecaoDialogo } from './excecao-dialogo.tsx'
import estilos from './excecoes.module.css'

/** "27/11/2026", "de 04/01/2027 a 08/01/2027, das 13:00 às 17:00" */
export function quandoDa({
  de,
  ate,
  inicio,
  fim,
}: Pick<ExcecaoDoEspecialista, 'de' | 'ate' | 'inicio' | 'fim'>): string {
  const dias = de === ate ? formatarData(de) : `de ${formatarData(de)} a ${formatarData(ate)}`
  return inicio === null || fim === null ? dias : `${dias}, das ${inicio} às ${fim}`
}

interface LinhaProps {
  excecao: ExcecaoDoEspecialista
  editavel: boolean
  aoEditar: () => void
  aoExcluir: () => void
}

function Linha({ excecao, editavel, aoEditar, aoExcluir }: LinhaProps) {
  const { tipo, motivo, ate, observacao } = excecao
  const quando = quandoDa(excecao)
  const passada = ate < agoraNoFuso().toPlainDate().toString()
  return (
    <li className={estilos.linha}>
      <div className={estilos.caixa}>
        <Texto secundario={passada} className={estilos.quando}>
          {quando}
        </Texto>
        <Texto tamanho="pequeno" secundario className={estilos.texto}>
          {juntar(ROTULOS_DO_MOTIVO[motivo], observacao, passada && 'já passou')}
        </Texto>
      </div>
      <Etiqueta
        tom={tipo === 'FOLGA' ? 'aviso' : 'sucesso'}
        icone={tipo === 'FOLGA' ? 'event-busy' : 'more-time'}
        rotulo={ROTULOS_DA_EXCECAO[tipo]}
      />
      {editavel && (
        <div className={estilos.fila}>
          <Dica texto="Alterar">
            <BotaoSemDica size="small" aria-label={`Alterar a exceção ${quando}`} onClick={aoEditar}>
              <Icone nome="edit" tamanho="pequeno" />
            </BotaoSemDica>
          </Dica>
          <Dica texto="Excluir">
            <BotaoSemDica size="small" aria-label={`Excluir a exceção ${quando}`} onClick={aoExcluir}>
              <Icone nome="delete" tamanho="pequeno" />
            </BotaoSemDica>
          </Dica>
        </div>
      )}
    </li>
  )
}

/** Days off, and days with more hours than the week has. */
export function Excecoes({ codigo, horarios }: { codigo: string; horarios: HorariosDoEspecialista }) {
  const { excecoes, permissoes } = horarios
  /** Null is a new one. */
  const [aberta, definirAberta] = useState<ExcecaoDoEspecialista | null | undefined>(undefined)
  const { mutateAsync: excluir } = useMudanca('DELETE /especialista/:codigo/excecoes/:excecao', codigo)
  const aoExcluir = async (excecao: ExcecaoDoEspecialista) => {
    const texto = `${ROTULOS_DO_MOTIVO[excecao.motivo]}, ${quandoDa(excecao)}.`
    if (!(await confirmar({ titulo: 'Excluir a exceção?', texto, confirmar: 'Excluir', perigo: true }))) return
    try {
      await excluir({ excecao: excecao.codigo })
      avisar.sucesso('Exceção excluída.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <Secao
      titulo="Exceções"
      descricao="Férias, cursos, feriados próprios e horários a mais."
      acoes={
        permissoes.editar ? (
          <Botao
            size="small"
            startIcon={<Icone nome="add" />}
            onClick={() => definirAberta(null)}
            className={estilos.botao}
          >
            Nova exceção
          </Botao>
        ) : undefined
      }
    >
      {excecoes.length === 0 ? (
        <div className={estilos.nenhuma}>Nenhuma exceção pela frente nem nos últimos três meses.</div>
      ) : (
        <ul aria-label="Exceções" className={estilos.lista}>
          {excecoes.map((excecao) => (
            <Linha
              key={excecao.codigo}
              excecao={excecao}
              editavel={permissoes.editar}
              aoEditar={() => definirAberta(excecao)}
              aoExcluir={() => void aoExcluir(excecao)}
            />
          ))}
        </ul>
      )}
      {aberta !== undefined && (
        <ExcecaoDialogo codigo={codigo} excecao={aberta} aoFechar={() => definirAberta(undefined)} />
      )}
    </Secao>
  )
}
