import { DIAS_DA_SEMANA, type SemanaDoEspecialista } from '@vetlume/dominio/especialista'
import { useController, useFieldArray, type Control } from 'react-hook-form'
import { BotaoSemDica } from '../../../ui/botao-sem-dica.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Dica } from '../../../ui/dica.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoHora } from '../../../ui/formulario/campo-hora.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import estilos from './bloqueios.module.css'
import { ORDEM_DOS_DIAS, type SemanaEditada } from './semana-em-edicao.ts'

type Controle = Control<SemanaEditada, unknown, SemanaDoEspecialista>

const DIAS = ORDEM_DOS_DIAS.map((dia) => ({ valor: String(dia), rotulo: DIAS_DA_SEMANA[dia] }))

/** The form keeps the number of the day. */
function CampoDia({ controle, indice }: { controle: Controle; indice: number }) {
  const { field } = useController({ control: controle, name: `bloqueios.${indice}.diaSemana` })
  return (
    <ListaSuspensa
      rotulo="Dia"
      name={field.name}
      referencia={field.ref}
      valor={String(field.value)}
      opcoes={DIAS}
      aoMudar={(dia) => field.onChange(Number(dia))}
      onBlur={field.onBlur}
    />
  )
}

function Bloqueio({ controle, indice, aoRetirar }: { controle: Controle; indice: number; aoRetirar: () => void }) {
  return (
    <li className={estilos.bloqueio}>
      <CampoDia controle={controle} indice={indice} />
      <CampoHora controle={controle} nome={`bloqueios.${indice}.inicio`} rotulo="Das" obrigatorio />
      <CampoHora controle={controle} nome={`bloqueios.${indice}.fim`} rotulo="Às" obrigatorio />
      <CampoTexto
        controle={controle}
        nome={`bloqueios.${indice}.motivo`}
        rotulo="Motivo"
        obrigatorio
        maximo={80}
        className="motivo"
      />
      <CampoData controle={controle} nome={`bloqueios.${indice}.de`} rotulo="A partir de" />
      <CampoData controle={controle} nome={`bloqueios.${indice}.ate`} rotulo="Até" />
      <div className={estilos.caixa}>
        <Dica texto="Retirar este bloqueio">
          <BotaoSemDica size="small" aria-label={`Retirar o bloqueio ${indice + 1}`} onClick={aoRetirar}>
            <Icone nome="delete" tamanho="pequeno" />
          </BotaoSemDica>
        </Dica>
      </div>
    </li>
  )
}

/** Time that is taken every week: a class, a surgery day somewhere else. */
export function Bloqueios({ controle }: { controle: Controle }) {
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'bloqueios', keyName: 'chave' })
  const incluir = () =>
    append(
      { diaSemana: 1, inicio: '', fim: '', motivo: '', de: null, ate: null },
      { focusName: `bloqueios.${fields.length}.diaSemana` },
    )
  return (
    <Secao
      titulo="Bloqueios de toda semana"
      descricao="Tempo que nunca está livre, em algum dia da semana. Sem datas, vale sempre."
      acoes={
        <Botao size="small" startIcon={<Icone nome="add" />} onClick={incluir} className={estilos.botao}>
          Incluir bloqueio
        </Botao>
      }
    >
      {fields.length === 0 ? (
        <div className={estilos.nenhum}>Nenhum bloqueio.</div>
      ) : (
        <ul aria-label="Bloqueios" className={estilos.lista}>
          {fields.map(({ chave }, indice) => (
            <Bloqueio key={chave} controle={controle} indice={indice} aoRetirar={() => remove(indice)} />
          ))}
        </ul>
      )}
    </Secao>
  )
}
