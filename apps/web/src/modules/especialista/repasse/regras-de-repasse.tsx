import {
  alvoDaRegra,
  ROTULOS_DA_SITUACAO,
  type RegraDoEspecialista,
  type RegrasDoEspecialista,
  type SituacaoDaRegra,
} from '@vetlume/dominio/especialista'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Etiqueta, type TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { useMudanca } from '../api.ts'
import { EncerrarDialogo } from './encerrar-dialogo.tsx'
import { quantoPaga, vigenciaDa } from './palavras.ts'
import { RegraDialogo, type ModoDaRegra } from './regra-dialogo.tsx'
import estilos from './regras-de-repasse.module.css'

const TONS: Readonly<Record<SituacaoDaRegra, TomDeEtiqueta>> = {
  VIGENTE: 'sucesso',
  FUTURA: 'info',
  ENCERRADA: 'neutro',
}

type Aberta = { modo: ModoDaRegra | 'encerrar'; regra: RegraDoEspecialista | null }
type Acao = 'alterar' | 'substituir' | 'encerrar' | 'excluir'

const ACOES: Readonly<Record<Acao, string>> = {
  alterar: 'Alterar',
  substituir: 'Substituir',
  encerrar: 'Encerrar',
  excluir: 'Excluir',
}

function Regra({ regra, aoAgir }: { regra: RegraDoEspecialista; aoAgir: (acao: Acao) => void }) {
  const alvo = alvoDaRegra(regra)
  const { situacao, usadaAte, permissoes } = regra
  const acoes = (Object.keys(ACOES) as Acao[]).filter((acao) => permissoes[acao])
  return (
    <li className={situacao === 'ENCERRADA' ? estilos.encerrada : estilos.regra}>
      <div className={estilos.alvo}>
        <Texto className={estilos.texto}>{alvo}</Texto>
        <Texto tamanho="pequeno" secundario>
          {vigenciaDa(regra)}
          {usadaAte !== null && `, pagou até ${formatarData(usadaAte)}`}
        </Texto>
      </div>
      <div className={estilos.quanto}>{quantoPaga(regra)}</div>
      <div>
        <Etiqueta tom={TONS[situacao]} rotulo={ROTULOS_DA_SITUACAO[situacao]} />
      </div>
      <div className={estilos.fila}>
        {acoes.map((acao) => (
          <Botao
            key={acao}
            size="small"
            color={acao === 'excluir' ? 'error' : 'primary'}
            aria-label={`${ACOES[acao]}: ${alvo}`}
            onClick={() => aoAgir(acao)}
          >
            {ACOES[acao]}
          </Botao>
        ))}
      </div>
    </li>
  )
}

interface RegrasProps {
  codigo: string
  regras: RegrasDoEspecialista
}

/** The rules, by target, with what may still be done to each: one that paid is never rewritten. */
export function RegrasDeRepasse({ codigo, regras: { itens, permissoes } }: RegrasProps) {
  const [aberta, definirAberta] = useState<Aberta | null>(null)
  const { mutateAsync: excluir } = useMudanca('DELETE /especialista/:codigo/repasse/:regra', codigo)
  const fechar = () => definirAberta(null)
  const aoExcluir = async (regra: RegraDoEspecialista) => {
    const texto = `${alvoDaRegra(regra)}: ${quantoPaga(regra)}.`
    if (!(await confirmar({ titulo: 'Excluir a regra?', texto, confirmar: 'Excluir', perigo: true }))) return
    try {
      await excluir({ regra: regra.codigo })
      avisar.sucesso('Regra excluída.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const agir = (regra: RegraDoEspecialista) => (acao: Acao) => {
    if (acao === 'excluir') void aoExcluir(regra)
    else definirAberta({ modo: acao, regra })
  }
  return (
    <Secao
      titulo="Regras de repasse"
      descricao="Vale a mais específica: serviço e clínica, depois serviço, depois clínica, depois a geral."
      acoes={
        permissoes.criar ? (
          <Botao
            size="small"
            startIcon={<Icone nome="add" />}
            onClick={() => definirAberta({ modo: 'criar', regra: null })}
            className={estilos.botao}
          >
            Nova regra
          </Botao>
        ) : undefined
      }
    >
      {itens.length === 0 ? (
        <div className={estilos.nenhuma}>Sem regra, o repasse de cada exame é zero.</div>
      ) : (
        <ul aria-label="Regras de repasse" className={estilos.lista}>
          {itens.map((regra) => (
            <Regra key={regra.codigo} regra={regra} aoAgir={agir(regra)} />
          ))}
        </ul>
      )}
      {aberta !== null &&
        (aberta.modo === 'encerrar' ? (
          aberta.regra !== null && <EncerrarDialogo codigo={codigo} regra={aberta.regra} aoFechar={fechar} />
        ) : (
          <RegraDialogo codigo={codigo} modo={aberta.modo} regra={aberta.regra} aoFechar={fechar} />
        ))}
    </Secao>
  )
}
